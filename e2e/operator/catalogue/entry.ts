import translations from './translations.json' with { type: 'json' };
import type { WireIcon, WireLimits, WireMethod, WireText } from './wire';

/** Lower-case country codes, or `all`. */
export type Countries = 'all' | readonly string[];

/** A method as a region's file defines it. Its position follows from the order of definition. */
export type MethodWithoutPosition = Omit<WireMethod, 'position'>;

/** Properties of a method in the withdrawal list. By default, a withdrawal has the name, text, icons and limits of the deposit. */
export type WithdrawalTerms = Partial<MethodWithoutPosition>;

export interface RegionEntry {
  countries: Countries;
  method: MethodWithoutPosition;
  /** Present if the method also supports withdrawals. */
  withdrawal?: WithdrawalTerms;
  /** Limits that `deposit-limits` returns for a method without `amount_rules`. */
  depositLimits?: Record<string, WireLimits>;
  /** Listed for every currency. The widget shows the method as unavailable in currencies that it does not accept. */
  isListedInEveryCurrency?: boolean;
}

export interface CatalogueEntry extends RegionEntry {
  method: WireMethod;
}

/** The methods of one region. `payouts` are methods for withdrawals only. */
export interface Region {
  deposits: RegionEntry[];
  payouts?: RegionEntry[];
}

/**
 * Card view types that open a second window by default. The player pays their deposits in the widget, except deposits with a
 * card form.
 */
const paidInWidget = new Set<WireMethod['cardViewType']>([7, 'eazype', 9, 'bankTransfer']);

/** Opens no second window for a method whose answer has no redirect. */
export function withoutNeedlessWindow(entry: RegionEntry): RegionEntry {
  const { method } = entry;
  if (!paidInWidget.has(method.cardViewType) || method.checkLuhn) return entry;
  return { ...entry, method: { opensHelperWindow: false, ...method } };
}

/** Sets each method's `position` from its order in the list. */
export function withPositions(entries: readonly RegionEntry[]): CatalogueEntry[] {
  return entries.map((entry, index) => ({ ...entry, method: { ...entry.method, position: index + 1 } }));
}

/**
 * Converts a deposit entry to a withdrawal entry. Keeps name, text, icons and limits, and adds the withdrawal terms.
 * Drops what applies only to deposits: banner, badge, card view type, chips, guides and captcha.
 */
export function asWithdrawal({ method, withdrawal, ...entry }: CatalogueEntry): CatalogueEntry {
  const { name, position, text, iconIds, currency, amount_rules } = method;
  const terms: WireMethod = { name, position, text, iconIds, currency, amount_rules, ...withdrawal };
  return { ...entry, method: terms };
}

const furtherLanguages: Readonly<Record<string, Record<string, string>>> = translations;

/**
 * Builds a translated text, with the languages of its markets from `translations.json`. Brand names are plain strings
 * instead.
 */
export function text(en: string, ru: string, ar: string): WireText {
  return { en, ru, ar, ...furtherLanguages[en] };
}

export function icon(id: string): WireIcon[] {
  return [{ id }];
}

/** Builds the icons of a brand with a black mark: the dark theme gets a separate tile. */
export function themedIcon(id: string): WireIcon[] {
  return [
    { id, theme: 'light' },
    { id: `${id}-dark`, theme: 'dark' },
  ];
}

export function banner(key: string): { bannerTextKey: string } {
  return { bannerTextKey: `paymentMethods.banner.${key}` };
}

/** Builds the links to a video guide, one for each `lang_country`. */
export function videoGuide(slug: string, ...audiences: string[]): NonNullable<WireMethod['video_guide_url']> {
  return Object.fromEntries(
    audiences.map((audience) => [audience, { redesign: `https://guides.example/${slug}/${audience}` }]),
  );
}

/** Returns the link to the chat with a cash agent. */
export function agentChat(agent: string): string {
  return `https://chat.example/agents/${agent}`;
}
