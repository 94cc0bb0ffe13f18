import { useTranslation } from '@paywidget/shared/i18n';
import { countryAtom, currencyAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { type BadgeProps, MethodTile, TileGrid } from '@paywidget/shared/ui';
import { memo, useMemo } from 'react';
import type { ListEntry } from './groups';
import { type ListTransaction, type Tile, tileOf } from './tiles';

export interface EntryGridProps {
  /** Name of the list, for screen readers. */
  label: string;
  entries: readonly ListEntry[];
  /** Defaults to `deposit`. */
  transaction?: ListTransaction;
  /** Replaces the own badges of crypto entries. Lists of deposits get it from `useCryptoBadge`. */
  cryptoBadge?: BadgeProps;
  /** Keep it stable: a new function renders all tiles again. */
  onChoose: (entry: ListEntry) => void;
}

/**
 * Shows methods and groups as tiles. Computes the content of all tiles in one pass and memoizes it, so that a list of hundreds
 * is not rendered again when the rest of the screen changes.
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
    const context = { transaction, currency, country, language, translator: { t, i18n }, cryptoBadge };
    return entries.map((entry) => ({ entry, tile: tileOf(entry, context) }));
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
