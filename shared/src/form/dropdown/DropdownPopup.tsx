import { loadLatinNames, useTranslation } from '@paywidget/shared/i18n';
import { SearchField } from '@paywidget/shared/ui/controls';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './DropdownPopup.module.scss';
import { OptionContent } from './OptionContent';
import type { DropdownOption } from './optionSearch';
import { placePopup } from './placePopup';

export interface DropdownPopupProps {
  listId: string;
  /** Accessible name of the list, the same as the name of the dropdown. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** The options that match the search. */
  options: readonly DropdownOption[];
  chosen: DropdownOption | undefined;
  /** Index of the option highlighted by the keyboard. */
  active: number;
  /** Text of the search field; `undefined` if there is no search field. */
  query: string | undefined;
  anchor: RefObject<HTMLElement | null>;
  onSearch: (text: string) => void;
  onChoose: (option: DropdownOption) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The open list of a dropdown, with its search field. */
export function DropdownPopup({
  listId,
  options,
  chosen,
  active,
  query,
  anchor,
  onSearch,
  onChoose,
  ...name
}: DropdownPopupProps) {
  const { t } = useTranslation();
  const popup = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (popup.current && anchor.current) placePopup(popup.current, anchor.current);
    search.current?.focus();
  }, [anchor]);

  const hasCountries = options.some(({ flag }) => flag !== undefined);
  useEffect(() => {
    if (hasCountries) void loadLatinNames();
  }, [hasCountries]);

  useEffect(() => {
    popup.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  });

  return (
    <div ref={popup} className={styles.popup} data-side="below">
      {query !== undefined && (
        <div className={styles.search}>
          <SearchField
            ref={search}
            label={t('form.dropdown.search')}
            clearLabel={t('search.clear')}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={options.length > 0 ? optionId(listId, active) : undefined}
            value={query}
            onChange={onSearch}
          />
        </div>
      )}
      <div id={listId} role="listbox" className={styles.list} {...name}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled where the focus is: on the trigger or the search field
          <div
            key={option.value}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={option === chosen}
            data-active={index === active || undefined}
            // Keep the focus on the trigger or the search field, which handle the keys.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <OptionContent option={option} />
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.empty} role="status">
          {t('form.dropdown.nothingFound')}
        </p>
      )}
    </div>
  );
}
