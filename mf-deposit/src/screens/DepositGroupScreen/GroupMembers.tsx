import { EntryGrid, type ListEntry, searchMethods } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Message, SearchField, VisuallyHidden } from '@paywidget/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useChooseEntry } from '../../methods/useChooseEntry';

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
      {/* One block, so that what the search found out moves the tiles only where it is seen. */}
      <div>
        <SearchField
          label={t('search.label')}
          clearLabel={t('search.clear')}
          value={text}
          onChange={setText}
        />
        <div role="status">
          {entries.length === 0 ? (
            <Message icon="search" title={t('search.empty.title')} text={t('search.empty.text')} />
          ) : (
            sought && <VisuallyHidden>{t('search.found', { count: entries.length })}</VisuallyHidden>
          )}
        </div>
      </div>
      {entries.length > 0 && <EntryGrid label={title} entries={entries} onChoose={choose} />}
    </>
  );
}
