import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { EntryGrid, type EntryGridProps, type ListEntry } from '@paywidget/shared/methods';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useDeferredValue, useMemo, useState } from 'react';
import { SearchBar } from './SearchBar';
import { searchMethods } from './searchMethods';

export interface MethodSearchProps extends Omit<EntryGridProps, 'entries' | 'search'> {
  methods: readonly PaymentMethod[];
  /** The label of the search field, as a translation key. */
  searchLabel?: string;
  /** From this number of methods on, there is a search. By default 0. */
  minimumForSearch?: number;
}

/** Shows methods as tiles with a search above them. */
export function MethodSearch({
  methods,
  searchLabel = 'search.label',
  minimumForSearch = 0,
  ...grid
}: MethodSearchProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [text, setText] = useState('');
  // Deferred, so that typing never waits for the tiles.
  const searchText = useDeferredValue(text);
  const entries = useMemo(
    () =>
      searchMethods(methods, searchText, language).map(
        (method): ListEntry => ({ kind: 'method', method, position: method.position }),
      ),
    [methods, searchText, language],
  );

  return (
    <>
      {methods.length >= minimumForSearch && (
        <SearchBar
          label={t(searchLabel)}
          text={text}
          onChange={setText}
          resultText={searchText ? t('search.found', { count: entries.length }) : undefined}
          isEmpty={entries.length === 0}
        />
      )}
      {entries.length > 0 && <EntryGrid entries={entries} {...grid} />}
    </>
  );
}
