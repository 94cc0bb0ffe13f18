import { useTranslation } from '@paywidget/shared/i18n';
import type { EntrySearchProps } from '@paywidget/shared/methods';
import { startTransition, useState } from 'react';
import { SearchBar } from './SearchBar';
import { searchEntries } from './searchEntries';

/** The search of a list of methods and groups. The list shows the entries that the filter returns. */
export function EntrySearch({ foundCount, onSearch }: EntrySearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');

  const change = (next: string) => {
    setText(next);
    // As a transition, so that typing never waits for the tiles.
    startTransition(() =>
      onSearch(next.trim() ? (entries, context) => searchEntries(entries, next, context) : undefined),
    );
  };

  return (
    <SearchBar
      label={t('search.label')}
      text={text}
      onChange={change}
      resultText={foundCount === undefined ? undefined : t('search.found', { count: foundCount })}
      isEmpty={foundCount === 0}
    />
  );
}
