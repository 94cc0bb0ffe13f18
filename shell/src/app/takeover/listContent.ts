import type { PaymentMethod, Tokens } from '@paywidget/shared/contract';
import { countryName, directionOf } from '@paywidget/shared/i18n';
import {
  filterMethods,
  type ListEntry,
  listEntries,
  searchedFrom,
  type Tile,
  type TileContext,
  tileHeadOf,
  tileOf,
} from '@paywidget/shared/methods';
import type { ThemeChoice } from '@paywidget/shared/state';

/** The facts on which the list of deposits depends. */
export interface ListFacts extends Omit<TileContext, 'transaction' | 'cryptoBadge'> {
  theme: ThemeChoice;
  /** A later layer replaces an earlier one. */
  tokens: readonly Tokens[];
  /** True if the host lets the player close the widget. */
  isClosable: boolean;
  methods: readonly PaymentMethod[];
}

/** A tile of the list. Its JSON is its content. */
export interface FirstTile extends Pick<Tile, 'kind' | 'name' | 'title'> {
  /** Computes the content, once. */
  content(): Tile;
  toJSON(): Tile;
}

/** The content of the list of deposits, without bonuses and open payments. Two of them can be compared as JSON. */
export interface ListContent {
  theme: ThemeChoice;
  /** A later layer replaces an earlier one. */
  tokens: readonly Tokens[];
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** The name of the close button, if there is one. */
  close?: string;
  country: string;
  region: string;
  label: string;
  isSearchable: boolean;
  tiles: readonly FirstTile[];
}

/** Returns the content of the list. Undefined if the list shows no method. */
export function listContentOf({
  theme,
  tokens,
  isClosable,
  methods,
  ...context
}: ListFacts): ListContent | undefined {
  const { country, translator } = context;
  const { t, i18n } = translator;
  const shown = filterMethods(methods, 'deposit').methods;
  if (shown.length === 0) return undefined;
  const entries = listEntries(shown);
  return {
    theme,
    tokens,
    language: i18n.language,
    direction: directionOf(i18n.language),
    title: t('deposit.title'),
    close: isClosable ? t('header.close') : undefined,
    country,
    region: t('region.row', { country: countryName(country, i18n.language) }),
    label: t('deposit.list.heading'),
    isSearchable: entries.length >= searchedFrom,
    tiles: entries.map((entry) => firstTileOf(entry, { ...context, transaction: 'deposit' })),
  };
}

/** Returns a tile of the list. */
function firstTileOf(entry: ListEntry, context: TileContext): FirstTile {
  let tile: Tile | undefined;
  function content() {
    tile ??= tileOf(entry, context);
    return tile;
  }
  return { ...tileHeadOf(entry, context), content, toJSON: content };
}
