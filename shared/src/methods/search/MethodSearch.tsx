import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { EntryGrid, type EntryGridProps, type ListEntry, searchMethods } from '@paywidget/shared/methods';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useDeferredValue, useMemo, useState } from 'react';
import { SearchPart } from './SearchPart';

export interface MethodSearchProps extends Omit<EntryGridProps, 'entries'> {
  methods: readonly PaymentMethod[];
  /** What is looked for, on the field: methods, unless something else is said. */
  field?: string;
  /** What matches a text in the player's language: by the title, unless something else is said. Keep it stable. */
  search?: typeof searchMethods;
  /** A list of fewer is taken in at a glance and has no search. */
  searchedFrom?: number;
}

/** Methods as tiles, which the player can search. */
export function MethodSearch({
  methods,
  field,
  search = searchMethods,
  searchedFrom = 0,
  ...grid
}: MethodSearchProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [text, setText] = useState('');
  // Typing never waits for the tiles.
  const sought = useDeferredValue(text);
  const entries = useMemo(
    () =>
      search(methods, sought, language).map(
        (method): ListEntry => ({ kind: 'method', method, position: method.position }),
      ),
    [search, methods, sought, language],
  );

  return (
    <>
      {methods.length >= searchedFrom && (
        <SearchPart
          label={field ?? t('search.label')}
          text={text}
          onChange={setText}
          found={sought ? t('search.found', { count: entries.length }) : undefined}
          isEmpty={entries.length === 0}
        />
      )}
      {entries.length > 0 && <EntryGrid entries={entries} {...grid} />}
    </>
  );
}
