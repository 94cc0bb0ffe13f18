import type { CatalogueEntry } from './entry';
import { asWithdrawal, withPositions } from './placing';
import { regions } from './regions';
import { sweepstakeDeposits, sweepstakeWithdrawals } from './sweepstake';
import type { WireLimits, WireMethod } from './wire';

export { countries, currencyByCountry } from './countries';
export type { CatalogueEntry } from './entry';
export { groupsLabelledByWidget } from './groups';
export { sweepstakeDeposits, sweepstakeWithdrawals } from './sweepstake';
export type { WireField, WireLimits, WireMethod } from './wire';

/** Every method that a deposit list can show, in the order of the lists. */
export const catalogue: readonly CatalogueEntry[] = withPositions(
  regions.flatMap(({ deposits }) => deposits),
);

/** Every method that a withdrawal list can show: those of the catalogue that pay out, and the payout-only ones. */
export const withdrawals: readonly CatalogueEntry[] = withPositions([
  ...regions.flatMap(({ payouts = [] }) => payouts),
  ...catalogue.filter(({ withdrawal }) => withdrawal).map(asWithdrawal),
]);

function servesCountry({ countries }: CatalogueEntry, country: string | undefined): boolean {
  return countries === 'all' || country === undefined || countries.includes(country.toLowerCase());
}

const isCrypto = ({ method }: CatalogueEntry) => method.category === 'crypto';
const isOnramp = ({ method }: CatalogueEntry) =>
  method.cardViewType === 13 || method.cardViewType === 'onramp';
const acceptsCurrency = ({ method }: CatalogueEntry, currency: string) =>
  method.currency === undefined || method.currency.includes(currency.toUpperCase());
const methodsOf = (entries: readonly CatalogueEntry[]): WireMethod[] => entries.map(({ method }) => method);

/**
 * The deposit list of a player. In fiat: the country's methods that take the currency, the few that are listed
 * whatever it is, and every coin. In crypto: every coin, the asked one first, and the on-ramps that sell coins.
 */
export function depositMethodsFor(
  country: string,
  currencyCode: string,
  currencyType: 'fiat' | 'crypto',
): WireMethod[] {
  const served = catalogue.filter((entry) => servesCountry(entry, country));
  if (currencyType === 'fiat') {
    return methodsOf(
      served.filter(
        (entry) => isCrypto(entry) || entry.isListedInEveryCurrency || acceptsCurrency(entry, currencyCode),
      ),
    );
  }
  const coins = served.filter(isCrypto);
  const matchesCurrency = (entry: CatalogueEntry) => acceptsCurrency(entry, currencyCode);
  return methodsOf([
    ...coins.filter(matchesCurrency),
    ...coins.filter((entry) => !matchesCurrency(entry)),
    ...served.filter(isOnramp),
  ]);
}

/** The withdrawal list of a balance; without a country, of every country that has the currency. */
export function withdrawalMethodsFor(country: string | undefined, currency: string): WireMethod[] {
  return methodsOf(
    withdrawals.filter((entry) => servesCountry(entry, country) && acceptsCurrency(entry, currency)),
  );
}

/** What a box of coins can be bought with: in its price's currency, or with coins of any kind. */
export function sweepstakeDepositMethodsFor(country: string, currency: string): WireMethod[] {
  return methodsOf(
    sweepstakeDeposits.filter(
      (entry) => servesCountry(entry, country) && (isCrypto(entry) || acceptsCurrency(entry, currency)),
    ),
  );
}

/** What the redeemable sweep coins can be converted to, whatever the player's own currency. */
export function sweepstakeWithdrawalMethodsFor(country: string): WireMethod[] {
  return methodsOf(sweepstakeWithdrawals.filter((entry) => servesCountry(entry, country)));
}

const byName = (entries: readonly CatalogueEntry[]) =>
  new Map(entries.map((entry) => [entry.method.name, entry] as const));

const depositsByName = byName([...catalogue, ...sweepstakeDeposits]);
const withdrawalsByName = byName([...withdrawals, ...sweepstakeWithdrawals]);

/** A deposit method by its `paymentType`. */
export function findMethod(name: string): WireMethod | undefined {
  return depositsByName.get(name)?.method;
}

/** A withdrawal method by its `paymentType`; a name may be in both lists, with other fields. */
export function findWithdrawalMethod(name: string): WireMethod | undefined {
  return withdrawalsByName.get(name)?.method;
}

/** What `deposit-limits` answers: the method's own limits, else those kept beside it; nothing where neither exists. */
export function depositLimitsFor(name: string, currency: string): WireLimits | undefined {
  const entry = depositsByName.get(name);
  return entry?.method.amount_rules?.[currency] ?? entry?.depositLimits?.[currency];
}
