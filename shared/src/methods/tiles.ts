import type { PaymentMethod } from '@paywidget/shared/contract';
import { hasText, textIn, type useTranslation } from '@paywidget/shared/i18n';
import { formatRange, limitsOf } from '@paywidget/shared/money';
import type { BadgeProps, MethodTileProps } from '@paywidget/shared/ui';
import type { ListEntry, PaymentGroup } from './groups';
import { groupTitle, lacksCurrency, methodTitle } from './names';
import { isBonusRestricted } from './traits';

/** The transaction of the list's methods. */
export type ListTransaction = 'deposit' | 'withdrawal';

/** The facts on which the content of a tile depends, besides its entry. */
export interface TileContext {
  transaction: ListTransaction;
  /** Currency of the player's account. */
  currency: string;
  /** The chosen country, else the player's country. Lower case. */
  country: string;
  /**
   * The player's language with its region, such as `es-MX`. The server may have texts for the region. The widget's texts are
   * per language.
   */
  language: string;
  /** The badge of crypto entries whose deposits get a bonus. */
  cryptoBadge?: BadgeProps;
  translator: Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>;
}

/** The content of a tile. */
export type Tile = Omit<MethodTileProps, 'onPress' | 'ref'>;

const hasCryptoBonus = (method: PaymentMethod): boolean =>
  method.category === 'crypto' && !isBonusRestricted(method);

/** The badge of a method: the crypto bonus, else the server's text, else the text of its badge type, else "popular". */
function badgeOf(
  method: PaymentMethod,
  { language, cryptoBadge, translator: { t } }: TileContext,
): BadgeProps | undefined {
  if (cryptoBadge && hasCryptoBonus(method)) return cryptoBadge;
  const text = textIn(method.badgeConfig?.text, language);
  if (text) return { kind: method.badge ?? 'brand', text };
  if (method.badge) return { kind: method.badge, text: t(`badge.${method.badge}`) };
  return method.isPopular ? { kind: 'top', text: t('badge.popular') } : undefined;
}

/** The range of amounts. Undefined if the method's rules do not have the currency. */
function limitsText(
  method: PaymentMethod,
  { currency, country, translator }: TileContext,
): string | undefined {
  const { name: methodName, amountRules, category } = method;
  if (!amountRules?.[currency]) return undefined;
  const { min, max } = limitsOf({ amountRules, currency, country, methodName, category });
  return formatRange(min, max, currency, translator.i18n.language);
}

/** The translation of a key from the server. Undefined without a translation. i18n then reports the key. */
function namedText(key: string | undefined, { t, i18n }: TileContext['translator']): string | undefined {
  return key !== undefined && hasText(i18n, key) ? t(key) : undefined;
}

/** The id of a tile, and its title. */
type TileHead = Pick<Tile, 'kind' | 'name' | 'title'>;

/** Returns only the id and the title of a tile. Takes much less time than `tileOf`. */
export function tileHeadOf(entry: ListEntry, { language, translator }: TileContext): TileHead {
  return entry.kind === 'group'
    ? { kind: 'group', name: entry.name, title: groupTitle(entry, language, translator) }
    : { kind: 'method', name: entry.method.name, title: methodTitle(entry.method, language) };
}

function methodDetails(method: PaymentMethod, context: TileContext): Omit<Tile, keyof TileHead> {
  const { translator, currency, language, transaction } = context;
  return {
    icons: method.iconIds,
    badge: badgeOf(method, context),
    limits: limitsText(method, context),
    annotation: lacksCurrency(method, currency)
      ? translator.t(`${transaction}.currencyUnavailable`, { currency })
      : textIn(method.annotation, language),
    banner: namedText(method.banner?.bannerTextKey, translator),
  };
}

function groupDetails(group: PaymentGroup, { cryptoBadge }: TileContext): Omit<Tile, keyof TileHead> {
  return {
    badge: group.methods.some(hasCryptoBonus) ? cryptoBadge : undefined,
    memberIcons: group.methods.slice(0, 3).map((member) => ({ name: member.name, icons: member.iconIds })),
    memberCount: group.methods.length,
  };
}

/** Returns the content of the tile of a method or a group. */
export function tileOf(entry: ListEntry, context: TileContext): Tile {
  const details =
    entry.kind === 'group' ? groupDetails(entry, context) : methodDetails(entry.method, context);
  return { ...tileHeadOf(entry, context), ...details };
}
