import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useWidget } from '@paywidget/shared/ui';
import type { PopupProps } from './dropdownProps';
import { hasSearch } from './optionSearch';
import { PlainPopup } from './PlainPopup';
import { SearchPopup } from './SearchPopup';

/**
 * The dropdown once its popup's code is here. That code is the largest part of a form (some 50 kB compressed),
 * so it comes after the form, and not at all with a form that has no dropdown.
 */
export function PopupDropdown(props: PopupProps) {
  const { direction } = useWidget();
  const Popup = hasSearch(props.options) ? SearchPopup : PlainPopup;
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <Popup {...props} />
      </DirectionProvider>
    </CSPProvider>
  );
}
