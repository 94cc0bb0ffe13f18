import { useHost } from '@paywidget/shared/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './Dropdown.module.scss';
import { DropdownValue } from './DropdownValue';
import type { DropdownProps } from './dropdownProps';

type Popups = typeof import('./PopupDropdown');

let loaded: Popups | undefined;

async function loadPopups(): Promise<Popups> {
  loaded ??= await import('./PopupDropdown');
  return loaded;
}

/**
 * A choice of one among several, with a search among more than five (specification, section 5). It stands there
 * at once; its popup's code follows, and a press that comes first opens it when it has arrived.
 */
export function Dropdown(props: DropdownProps) {
  const { options, value, onChange, onFocus, onBlur, isDisabled, shown, frame = (control) => control, ...ids } = props;
  const host = useHost();
  const [popups, setPopups] = useState(loaded);
  const [wasPressed, setWasPressed] = useState(false);
  const standIn = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const load = useCallback(() => {
    loadPopups().then(
      (arrived) => {
        hadFocus.current = standIn.current !== null && document.activeElement === standIn.current;
        setPopups(arrived);
      },
      (error: unknown) => host.report('form.dropdown', `The dropdown's code did not load: ${String(error)}`),
    );
  }, [host]);

  useEffect(() => {
    if (!popups) load();
  }, [popups, load]);

  const keepFocus = useCallback((trigger: HTMLButtonElement | null) => {
    if (hadFocus.current) trigger?.focus();
    hadFocus.current = false;
  }, []);

  if (popups) return <popups.PopupDropdown {...props} startsOpen={wasPressed} triggerRef={keepFocus} />;
  return frame(
    <button
      {...ids}
      ref={standIn}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-controls=""
      className={styles.trigger}
      disabled={isDisabled}
      onClick={() => {
        setWasPressed(true);
        load();
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <DropdownValue options={options} value={value} shown={shown} />
    </button>,
  );
}
