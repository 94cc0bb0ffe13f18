import { Select } from '@base-ui/react/select';
import { useWidget } from '@paywidget/shared/ui';
import styles from './Dropdown.module.scss';
import { DropdownValue, OptionContent } from './DropdownValue';
import type { PopupProps } from './dropdownProps';

/** A dropdown of a few options. */
export function PlainPopup({
  options,
  value,
  onChange,
  onFocus,
  onBlur,
  isDisabled,
  shown,
  frame = (control) => control,
  startsOpen,
  triggerRef,
  ...ids
}: PopupProps) {
  const { element } = useWidget();
  return (
    <Select.Root
      items={options}
      value={value || null}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      onOpenChange={(isOpen) => (isOpen ? onFocus?.() : onBlur?.())}
      defaultOpen={startsOpen}
      disabled={isDisabled}
      modal={false}
    >
      {frame(
        <Select.Trigger {...ids} ref={triggerRef} className={styles.trigger} onFocus={onFocus} onBlur={onBlur}>
          <DropdownValue options={options} value={value} shown={shown} />
        </Select.Trigger>,
      )}
      <Select.Portal container={element}>
        <Select.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Select.Popup className={styles.popup}>
            <Select.List className={styles.list}>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} label={option.label} className={styles.option}>
                  <OptionContent option={option} />
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
