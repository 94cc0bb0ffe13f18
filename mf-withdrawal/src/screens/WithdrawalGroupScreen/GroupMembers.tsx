import { EntryGrid, type ListEntry, searchMethods } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useDeferredValue, useMemo, useState } from 'react';
import { useChooseEntry } from '../../methods/useChooseEntry';
import { SearchPart } from '../../search/SearchPart';

interface GroupMembersProps {
  title: string;
  members: readonly PaymentMethod[];
}

/** A group's methods, which the player can search. */
export function GroupMembers({ title, members }: GroupMembersProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const choose = useChooseEntry('group');
  const [text, setText] = useState('');
  // Typing never waits for the tiles.
  const sought = useDeferredValue(text);
  const entries = useMemo(
    () =>
      searchMethods(members, sought, language).map(
        (method): ListEntry => ({ kind: 'method', method, position: method.position }),
      ),
    [members, sought, language],
  );

  return (
    <>
      <SearchPart
        label={t('search.label')}
        text={text}
        onChange={setText}
        found={sought ? t('search.found', { count: entries.length }) : undefined}
        isEmpty={entries.length === 0}
      />
      {entries.length > 0 && <EntryGrid label={title} entries={entries} onChoose={choose} />}
    </>
  );
}
