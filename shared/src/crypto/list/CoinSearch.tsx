import { EntryGrid, type ListEntry } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { type BadgeProps, Message, SearchField, VisuallyHidden } from '@paywidget/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { searchCoins } from '../model/searchCoins';

export interface CoinSearchProps {
  /** What the list is of, for screen readers. */
  title: string;
  coins: readonly PaymentMethod[];
  badge?: BadgeProps;
  /** Keep it stable: the tiles are drawn anew when it changes. */
  onChoose: (entry: ListEntry) => void;
}

/** Coins, which the player can search by name and by code. */
export function CoinSearch({ title, coins, badge, onChoose }: CoinSearchProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [text, setText] = useState('');
  // Typing never waits for the tiles.
  const sought = useDeferredValue(text);
  const entries = useMemo(
    () =>
      searchCoins(coins, sought, language).map(
        (method): ListEntry => ({ kind: 'method', method, position: method.position }),
      ),
    [coins, sought, language],
  );

  return (
    <>
      {/* One block, so that what the search found out moves the tiles only where it is seen. */}
      <div>
        <SearchField
          label={t('crypto.list.search')}
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
      {entries.length > 0 && (
        <EntryGrid label={title} entries={entries} cryptoBadge={badge} onChoose={onChoose} />
      )}
    </>
  );
}
