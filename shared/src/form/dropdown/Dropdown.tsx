import { useTranslation } from '@paywidget/shared/i18n';
import { Icon } from '@paywidget/shared/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import styles from './Dropdown.module.scss';
import { DropdownPopup, optionId } from './DropdownPopup';
import { OptionContent } from './OptionContent';
import { meaningOf } from './optionKeys';
import { type DropdownOption, hasSearch, searchOptions } from './optionSearch';
import { useOutsidePress } from './useOutsidePress';

export interface DropdownProps {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  options: readonly DropdownOption[];
  /** Of the chosen option; '' while there is none. */
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** What it shows while it is closed; by default the chosen option. Small: the list is then as wide as what is positioned around. */
  compact?: ReactNode;
}

/**
 * A choice of one among several, with a search among more than five (specification, section 5). Only one is open
 * at a time: a press or a focus elsewhere closes it. It follows the combobox pattern of the ARIA practices guide.
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
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [sought, setSought] = useState('');
  const [active, setActive] = useState(0);

  const isSearchable = hasSearch(options);
  const found = useMemo(() => (isOpen ? searchOptions(options, sought) : []), [isOpen, options, sought]);
  const chosen = options.find((option) => option.value === value);
  const chosenIndex = chosen ? options.indexOf(chosen) : 0;
  const close = () => setIsOpen(false);
  useOutsidePress(whole, isOpen, close);

  function open(at: number): void {
    setSought('');
    setActive(at);
    setIsOpen(true);
    // Safari does not focus a button that is pressed.
    trigger.current?.focus();
  }

  function choose(option: DropdownOption | undefined): void {
    close();
    trigger.current?.focus();
    if (option && option.value !== value) onChange(option.value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    // The button that empties the search is pressed by Enter like any other.
    const isOtherButton = event.target instanceof HTMLButtonElement && event.target !== trigger.current;
    if (isOtherButton && event.key === 'Enter') return;
    const situation = isOpen ? { options: found, active } : { options, active: chosenIndex };
    const meaning = meaningOf(event.key, { isOpen, isSearchable, ...situation });
    if (!meaning) return;
    event.preventDefault();
    event.stopPropagation();
    if (meaning.type === 'open') open(meaning.to);
    else if (meaning.type === 'move') setActive(meaning.to);
    else choose(meaning.type === 'choose' ? found[active] : undefined);
  }

  const isInside = ({ relatedTarget }: FocusEvent) => whole.current?.contains(relatedTarget) ?? false;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the trigger and of the search inside
    <div
      ref={whole}
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
          options={found}
          chosen={chosen}
          active={active}
          sought={isSearchable ? sought : undefined}
          anchor={trigger}
          onSearch={(text) => {
            setSought(text);
            setActive(0);
          }}
          onChoose={choose}
        />
      )}
    </div>
  );
}
