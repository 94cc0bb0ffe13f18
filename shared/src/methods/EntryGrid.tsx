import { useTranslation } from '@paywidget/shared/i18n';
import { type Lazy, LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { countryAtom, currencyAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { type BadgeProps, MethodTile, TileGrid } from '@paywidget/shared/ui';
import { memo, useMemo, useState } from 'react';
import type { ListEntry } from './groups';
import { SearchPlaceholder, searchedFrom } from './SearchPlaceholder';
import { type ListTransaction, type Tile, type TileContext, tileOf } from './tiles';

/** Returns the entries that match the player's search, the best match first. May return members of groups. */
export type EntryFilter = (entries: readonly ListEntry[], context: TileContext) => readonly ListEntry[];

export interface EntrySearchProps {
  /** Number of matching tiles. Undefined without a search. */
  foundCount: number | undefined;
  /** Called when the search changes. Called with undefined when the search is cleared. */
  onSearch: (filter: EntryFilter | undefined) => void;
}

type EntrySearch = Lazy<EntrySearchProps>;

/** Declares the search of a list. It is loaded with the first list that has many tiles. */
export const entrySearch = (load: EntrySearch['load']): EntrySearch => lazyPart(() => true, load);

export interface EntryGridProps {
  /** Name of the list, for screen readers. */
  label: string;
  entries: readonly ListEntry[];
  /** By default `deposit`. */
  transaction?: ListTransaction;
  /** Replaces the badges of crypto entries. Lists of deposits get it from `useCryptoBadge`. */
  cryptoBadge?: BadgeProps;
  /** The search above the list, from 8 tiles on. By default there is no search. */
  search?: EntrySearch;
  /** Keep it stable: a new function renders all tiles again. */
  onChoose: (entry: ListEntry) => void;
}

/**
 * Shows methods and groups as tiles. Computes the content of all tiles in one pass and memoizes it. So a list of hundreds of
 * tiles is not rendered again when the rest of the screen changes.
 */
export const EntryGrid = memo(function EntryGrid({
  label,
  entries,
  transaction = 'deposit',
  cryptoBadge,
  search,
  onChoose,
}: EntryGridProps) {
  const { t, i18n } = useTranslation();
  const currency = useAtomValue(currencyAtom);
  const country = useAtomValue(countryAtom);
  const language = useAtomValue(languageAtom);
  const [filter, setFilter] = useState<EntryFilter>();
  const isSearchable = search && entries.length >= searchedFrom;
  const activeFilter = isSearchable && filter;
  const tiles = useMemo(() => {
    const context = { transaction, currency, country, language, translator: { t, i18n }, cryptoBadge };
    const shown = activeFilter ? activeFilter(entries, context) : entries;
    return shown.map((entry) => ({ entry, tile: tileOf(entry, context) }));
  }, [entries, activeFilter, transaction, currency, country, language, t, i18n, cryptoBadge]);

  return (
    <>
      {isSearchable && (
        <LazyPart
          part={search}
          foundCount={activeFilter ? tiles.length : undefined}
          // A function in a state must be wrapped: React would call it.
          onSearch={(next) => setFilter(() => next)}
          placeholder={<SearchPlaceholder />}
          // Without a search, the list still works.
          failed={() => null}
        />
      )}
      {tiles.length > 0 && (
        <TileGrid label={label}>
          {tiles.map(({ entry, tile }) => (
            <EntryTile key={`${tile.kind} ${tile.name}`} entry={entry} tile={tile} onChoose={onChoose} />
          ))}
        </TileGrid>
      )}
    </>
  );
});

interface EntryTileProps extends Pick<EntryGridProps, 'onChoose'> {
  entry: ListEntry;
  tile: Tile;
}

const EntryTile = memo(function EntryTile({ entry, tile, onChoose }: EntryTileProps) {
  return <MethodTile {...tile} onPress={() => onChoose(entry)} />;
});
