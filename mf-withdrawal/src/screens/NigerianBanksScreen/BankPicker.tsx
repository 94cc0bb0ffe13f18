import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { SearchBar, searchTitles } from '@paywidget/shared/methods/search';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Icon, MethodIcon } from '@paywidget/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { BankEntry } from '../../model/bank';
import styles from './BankPicker.module.scss';
import { useChooseBank } from './useChooseBank';

/** A searchable list of banks. */
export function BankPicker({ entries }: { entries: readonly BankEntry[] }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const choose = useChooseBank();
  const [text, setText] = useState('');
  // Deferred, so that typing stays responsive.
  const searchText = useDeferredValue(text);
  const namedEntries = useMemo(() => {
    const nameOf = ({ method, bank }: BankEntry) =>
      textIn(bank?.label, language) ?? methodTitle(method, language);
    return entries.map((entry) => ({ entry, name: nameOf(entry) }));
  }, [entries, language]);
  const found = useMemo(
    () => searchTitles(namedEntries, searchText, ({ name }) => name),
    [namedEntries, searchText],
  );

  return (
    <>
      <SearchBar
        label={t('withdrawal.banks.search')}
        text={text}
        onChange={setText}
        resultText={searchText ? t('withdrawal.banks.found', { count: found.length }) : undefined}
        isEmpty={found.length === 0}
      />
      {found.length > 0 && (
        <ul className={styles.banks} aria-label={t('withdrawal.banks.heading')}>
          {found.map(({ entry, name }) => (
            <li key={`${entry.method.name} ${entry.bank?.code}`} className={styles.place}>
              <button
                type="button"
                className={styles.bank}
                data-method={entry.method.name}
                data-bank={entry.bank?.code}
                onClick={() => choose(entry)}
              >
                <MethodIcon name={name} size="small" icons={entry.bank ? undefined : entry.method.iconIds} />
                <span className={styles.name}>{name}</span>
                <Icon name="chevron" size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
