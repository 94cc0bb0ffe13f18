import type { PaymentMethod } from '@paywidget/shared/contract';
import { textIn, type useTranslation } from '@paywidget/shared/i18n';
import { formatRange, limitsOf } from '@paywidget/shared/money';
import type { BadgeProps, MethodTileProps } from '@paywidget/shared/ui';
import type { ListEntry, PaymentGroup } from './groups';
import { groupTitle, lacksCurrency, methodTitle } from './names';
import { isBonusRestricted } from './traits';

/** Which way the money of a list goes. */
export type ListTransaction = 'deposit' | 'withdrawal';

/** What is said of a method that lacks the player's currency (specification, section 8). */
const unavailable: Readonly<Record<ListTransaction, string>> = {
  deposit: 'deposit.currencyUnavailable',
  withdrawal: 'withdrawal.currencyUnavailable',
};

/** For whom a tile is drawn. */
export interface TileViewer {
  transaction: ListTransaction;
  /** Of the player's account. */
  currency: string;
  /** The chosen region, else the player's; lower case. */
  country: string;
  /** Of the player, such as `es-MX`: the server's texts may know it, where ours know its group. */
  language: string;
  /** Of crypto entries that a bonus can go with. */
  cryptoBadge?: BadgeProps;
  translator: Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>;
}

/** All that a tile shows, ready to read. */
export type Tile = Omit<MethodTileProps, 'onPress' | 'ref'>;

const isCrypto = (method: PaymentMethod): boolean =>
  method.category === 'crypto' && !isBonusRestricted(method);

/**
 * The method's badge: the crypto bonus, else the server's words if it has any, else its type's; a popular method without
 * one says so.
 */
function badgeOf(
  method: PaymentMethod,
  { language, cryptoBadge, translator: { t } }: TileViewer,
): BadgeProps | undefined {
  if (cryptoBadge && isCrypto(method)) return cryptoBadge;
  const stated = textIn(method.badgeConfig?.text, language);
  if (stated) return { kind: method.badge ?? 'brand', text: stated };
  if (method.badge) return { kind: method.badge, text: t(`badge.${method.badge}`) };
  return method.isPopular ? { kind: 'top', text: t('badge.popular') } : undefined;
}

/** The range of amounts; nothing where the method's own rules do not know the currency. */
function limitsText(
  method: PaymentMethod,
  { currency, country, translator }: TileViewer,
): string | undefined {
  const { name: methodName, amountRules, category } = method;
  if (!amountRules?.[currency]) return undefined;
  const { min, max } = limitsOf({ amountRules, currency, country, methodName, category });
  return formatRange(min, max, currency, translator.i18n.language);
}

/** The words of a key that the server names; a key without a translation is reported by i18n and shows nothing. */
function namedText(key: string | undefined, { t, i18n }: TileViewer['translator']): string | undefined {
  if (key === undefined) return undefined;
  const text = t(key);
  return i18n.exists(key) ? text : undefined;
}

function methodTile(method: PaymentMethod, viewer: TileViewer): Tile {
  const { translator, currency, language, transaction } = viewer;
  return {
    kind: 'method',
    name: method.name,
    title: methodTitle(method, language),
    icons: method.iconIds,
    badge: badgeOf(method, viewer),
    limits: limitsText(method, viewer),
    annotation: lacksCurrency(method, currency)
      ? translator.t(unavailable[transaction], { currency })
      : textIn(method.annotation, language),
    banner: namedText(method.banner?.bannerTextKey, translator),
  };
}

function groupTile(group: PaymentGroup, { translator, language, cryptoBadge }: TileViewer): Tile {
  return {
    kind: 'group',
    name: group.name,
    title: groupTitle(group, language, translator),
    badge: group.methods.some(isCrypto) ? cryptoBadge : undefined,
    memberIcons: group.methods.slice(0, 3).map((member) => ({ name: member.name, icons: member.iconIds })),
    memberCount: group.methods.length,
  };
}

/** The tile of a method or a group. */
export function tileOf(entry: ListEntry, viewer: TileViewer): Tile {
  return entry.kind === 'group' ? groupTile(entry, viewer) : methodTile(entry.method, viewer);
}
