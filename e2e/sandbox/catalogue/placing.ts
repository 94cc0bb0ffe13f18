import type { CatalogueEntry, RegionEntry } from './entry';
import type { WireMethod } from './wire';

/** Entries in the order in which they are written, which is the order that the lists show them in. */
export function withPositions(entries: readonly RegionEntry[]): CatalogueEntry[] {
  return entries.map((entry, index) => ({ ...entry, method: { ...entry.method, position: index + 1 } }));
}

/**
 * The same method in the withdrawal list: its name, text, icons and limits, and the withdrawal's own terms. What
 * only a deposit means (banner, badge, card view type, chips, guides, captcha) is left behind.
 */
export function asWithdrawal({ method, withdrawal, ...entry }: CatalogueEntry): CatalogueEntry {
  const { name, position, text, iconIds, currency, amount_rules } = method;
  const terms: WireMethod = { name, position, text, iconIds, currency, amount_rules, ...withdrawal };
  return { ...entry, method: terms };
}
