import type { WireIcon, WireLimits, WireMethod, WireText } from './wire';

/** Lower-case country codes, or every country there is. */
export type Countries = 'all' | readonly string[];

/** A method as its region's file writes it: where it stands follows from where it is written. */
export type MethodWithoutPosition = Omit<WireMethod, 'position'>;

/** What the withdrawal list says otherwise than the deposit list; name, text, icons and limits are carried over. */
export type WithdrawalTerms = Partial<MethodWithoutPosition>;

export interface RegionEntry {
  countries: Countries;
  method: MethodWithoutPosition;
  /** Present where the method pays out too. */
  withdrawal?: WithdrawalTerms;
  /** What `deposit-limits` answers for a method that carries no `amount_rules`. */
  depositLimits?: Record<string, WireLimits>;
  /** Listed for every currency of its countries, so that the widget can say that this one is unavailable. */
  isListedInEveryCurrency?: boolean;
}

export interface CatalogueEntry extends RegionEntry {
  method: WireMethod;
}

/** One region's share of the catalogue; payouts are methods that no deposit list shows. */
export interface Region {
  deposits: RegionEntry[];
  payouts?: RegionEntry[];
}

/** A name that differs by language; brand names are plain strings instead. */
export function text(en: string, ru: string, ar: string): WireText {
  return { en, ru, ar };
}

export function icon(id: string): WireIcon[] {
  return [{ id }];
}

/** For brands whose mark is black: the dark theme gets its own tile. */
export function themedIcon(id: string): WireIcon[] {
  return [
    { id, theme: 'light' },
    { id: `${id}-dark`, theme: 'dark' },
  ];
}

export function banner(key: string): { bannerTextKey: string } {
  return { bannerTextKey: `paymentMethods.banner.${key}` };
}

/** A video guide for each `lang_country`, at the operator's guide host. */
export function videoGuide(slug: string, ...audiences: string[]): NonNullable<WireMethod['video_guide_url']> {
  return Object.fromEntries(
    audiences.map((audience) => [audience, { redesign: `https://guides.example/${slug}/${audience}` }]),
  );
}

/** The chat in which an agent takes cash. */
export function agentChat(agent: string): string {
  return `https://chat.example/agents/${agent}`;
}
