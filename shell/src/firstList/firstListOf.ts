import type { PaymentMethod, Tokens } from '@paywidget/shared/contract';
import { countryName, directionOf } from '@paywidget/shared/i18n';
import {
  filterMethods,
  listEntries,
  searchedFrom,
  type Tile,
  type TileContext,
  tileOf,
} from '@paywidget/shared/methods';
import type { ThemeChoice } from '@paywidget/shared/state';

/** What the list of deposits depends on. */
export interface FirstListFacts extends Omit<TileContext, 'transaction' | 'cryptoBadge'> {
  theme: ThemeChoice;
  /** A later layer wins. */
  tokens: readonly Tokens[];
  /** The host lets the player close the widget. */
  isClosable: boolean;
  methods: readonly PaymentMethod[];
}

/** What the list of deposits shows, without bonuses and open payments. Plain data: two of them can be compared as JSON. */
export interface FirstList {
  theme: ThemeChoice;
  /** A later layer wins. */
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
  tiles: readonly Tile[];
}

/** Returns what the list shows. Undefined if it shows no method. */
export function firstListOf({
  theme,
  tokens,
  isClosable,
  methods,
  ...context
}: FirstListFacts): FirstList | undefined {
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
    tiles: entries.map((entry) => tileOf(entry, { ...context, transaction: 'deposit' })),
  };
}
