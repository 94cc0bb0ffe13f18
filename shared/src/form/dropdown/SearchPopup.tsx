import { Combobox } from '@base-ui/react/combobox';
import { useTranslation } from '@paywidget/shared/i18n';
import { useWidget } from '@paywidget/shared/ui';
import { useMemo, useState } from 'react';
import styles from './Dropdown.module.scss';
import { DropdownValue, OptionContent } from './DropdownValue';
import { chosenOption, type PopupProps } from './dropdownProps';
import { type DropdownOption, searchOptions } from './optionSearch';

/** A dropdown of many options, with a search that is empty whenever it opens. */
export function SearchPopup({
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
  const { t } = useTranslation();
  const { element } = useWidget();
  const [sought, setSought] = useState('');
  const found = useMemo(() => searchOptions(options, sought), [options, sought]);
  return (
    <Combobox.Root
      items={options}
      filteredItems={found}
      value={chosenOption({ options, value }) ?? null}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen.value)}
      inputValue={sought}
      onInputValueChange={setSought}
      onOpenChange={(isOpen) => {
        if (!isOpen) setSought('');
        if (isOpen) onFocus?.();
        else onBlur?.();
      }}
      defaultOpen={startsOpen}
      disabled={isDisabled}
      autoHighlight
    >
      {frame(
        <Combobox.Trigger {...ids} ref={triggerRef} className={styles.trigger} onFocus={onFocus} onBlur={onBlur}>
          <DropdownValue options={options} value={value} shown={shown} />
        </Combobox.Trigger>,
      )}
      <Combobox.Portal container={element}>
        <Combobox.Positioner className={styles.positioner} sideOffset={4} align="start">
          <Combobox.Popup className={styles.popup} aria-labelledby={ids['aria-labelledby']} aria-label={ids['aria-label']}>
            <Combobox.Input
              type="search"
              className={styles.search}
              aria-label={t('form.dropdown.search')}
              placeholder={t('form.dropdown.search')}
            />
            <Combobox.Empty className={styles.empty}>{t('form.dropdown.nothingFound')}</Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(option: DropdownOption) => (
                <Combobox.Item key={option.value} value={option} className={styles.option}>
                  <OptionContent option={option} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
