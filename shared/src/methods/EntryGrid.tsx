import { useTranslation } from '@paywidget/shared/i18n';
import { countryAtom, currencyAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { type BadgeProps, MethodTile, TileGrid } from '@paywidget/shared/ui';
import { memo, useMemo } from 'react';
import type { ListEntry } from './groups';
import { type ListTransaction, type Tile, tileOf } from './tiles';

export interface EntryGridProps {
  /** What the list is of, for screen readers. */
  label: string;
  entries: readonly ListEntry[];
  /** Which way the money goes; to deposit it, unless something else is said. */
  transaction?: ListTransaction;
  /** Goes before the own badges of crypto entries. Lists of deposits ask `useCryptoBadge` for it. */
  cryptoBadge?: BadgeProps;
  /** Keep it stable: the tiles are drawn anew when it changes. */
  onChoose: (entry: ListEntry) => void;
}

/**
 * Methods and groups as tiles. All that the tiles say is worked out at once and each is memoised, so that a list of
 * hundreds costs one pass when it arrives and nothing while the rest of its screen changes.
 */
export const EntryGrid = memo(function EntryGrid({
  label,
  entries,
  transaction = 'deposit',
  cryptoBadge,
  onChoose,
}: EntryGridProps) {
  const { t, i18n } = useTranslation();
  const currency = useAtomValue(currencyAtom);
  const country = useAtomValue(countryAtom);
  const language = useAtomValue(languageAtom);
  const tiles = useMemo(() => {
    const viewer = { transaction, currency, country, language, translator: { t, i18n }, cryptoBadge };
    return entries.map((entry) => ({ entry, tile: tileOf(entry, viewer) }));
  }, [entries, transaction, currency, country, language, t, i18n, cryptoBadge]);

  return (
    <TileGrid label={label}>
      {tiles.map(({ entry, tile }) => (
        <EntryTile key={`${tile.kind} ${tile.name}`} entry={entry} tile={tile} onChoose={onChoose} />
      ))}
    </TileGrid>
  );
});

interface EntryTileProps extends Pick<EntryGridProps, 'onChoose'> {
  entry: ListEntry;
  tile: Tile;
}

const EntryTile = memo(function EntryTile({ entry, tile, onChoose }: EntryTileProps) {
  return <MethodTile {...tile} onPress={() => onChoose(entry)} />;
});
