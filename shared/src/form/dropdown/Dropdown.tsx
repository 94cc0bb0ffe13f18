import { useTranslation } from '@paywidget/shared/i18n';
import { Icon } from '@paywidget/shared/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import styles from './Dropdown.module.scss';
import { DropdownPopup, optionId } from './DropdownPopup';
import { keyActionOf } from './keyAction';
import { OptionContent } from './OptionContent';
import { type DropdownOption, hasSearch, searchOptions } from './optionSearch';
import { useClickOutside } from './useClickOutside';

export interface DropdownProps {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  options: readonly DropdownOption[];
  /** Value of the chosen option, or '' if none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Shown on the trigger instead of the chosen option. The list is then as wide as the nearest positioned ancestor. */
  compact?: ReactNode;
}

/**
 * A single-choice dropdown. With more than five options it has a search field. A press or focus elsewhere closes it, so only
 * one dropdown is open at a time. Follows the combobox pattern of the ARIA practices guide.
 */
export function Dropdown({
  options,
  value,
  onChange,
  onFocus,
  onBlur,
  isDisabled = false,
  compact,
  ...ids
}: DropdownProps) {
  const { t } = useTranslation();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);

  const isSearchable = hasSearch(options);
  const results = useMemo(() => (isOpen ? searchOptions(options, query) : []), [isOpen, options, query]);
  const chosen = options.find((option) => option.value === value);
  const chosenIndex = chosen ? options.indexOf(chosen) : 0;
  const close = () => setIsOpen(false);
  useClickOutside(root, isOpen, () => {
    // The search disappears without a blur. Send a blur to the trigger, so that the form knows that the player has left the
    // field.
    trigger.current?.focus();
    close();
  });

  function open(at: number): void {
    setQuery('');
    setActive(at);
    setIsOpen(true);
    // Safari does not focus a pressed button.
    trigger.current?.focus();
  }

  function choose(option: DropdownOption | undefined): void {
    close();
    trigger.current?.focus();
    if (option && option.value !== value) onChange(option.value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    // Enter on the button that clears the search must press that button.
    const isOtherButton = event.target instanceof HTMLButtonElement && event.target !== trigger.current;
    if (isOtherButton && event.key === 'Enter') return;
    const keyState = isOpen ? { options: results, active } : { options, active: chosenIndex };
    const action = keyActionOf(event.key, { isOpen, isSearchable, ...keyState });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (action.type === 'open') open(action.to);
    else if (action.type === 'move') setActive(action.to);
    else choose(action.type === 'choose' ? results[active] : undefined);
  }

  const isInside = ({ relatedTarget }: FocusEvent) => root.current?.contains(relatedTarget) ?? false;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the trigger and the search field inside
    <div
      ref={root}
      className={compact === undefined ? styles.dropdown : styles.compact}
      onKeyDown={onKeyDown}
      onFocus={(event) => !isInside(event) && onFocus?.()}
      onBlur={(event) => {
        if (isInside(event)) return;
        close();
        onBlur?.();
      }}
    >
      <button
        {...ids}
        ref={trigger}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && !isSearchable ? optionId(listId, active) : undefined}
        className={styles.trigger}
        disabled={isDisabled}
        onClick={() => (isOpen ? close() : open(chosenIndex))}
      >
        {compact ??
          (chosen ? (
            <OptionContent option={{ ...chosen, detail: undefined }} />
          ) : (
            <span className={styles.placeholder}>{t('form.dropdown.placeholder')}</span>
          ))}
        <span className={styles.arrow}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {isOpen && (
        <DropdownPopup
          listId={listId}
          aria-label={ids['aria-label']}
          aria-labelledby={ids['aria-labelledby']}
          options={results}
          chosen={chosen}
          active={active}
          query={isSearchable ? query : undefined}
          anchor={trigger}
          onSearch={(text) => {
            setQuery(text);
            setActive(0);
          }}
          onChoose={choose}
        />
      )}
    </div>
  );
}
