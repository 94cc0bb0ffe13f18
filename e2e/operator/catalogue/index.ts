import { asWithdrawal, type CatalogueEntry, withoutNeedlessWindow, withPositions } from './entry';
import { regions } from './regions';
import { sweepstakeDeposits, sweepstakeWithdrawals } from './sweepstake';
import type { WireLimits, WireMethod } from './wire';

export { countries, currencyByCountry, languageOf } from './countries';
export type { CatalogueEntry } from './entry';
export { groupsLabelledByWidget } from './groups';
export { sweepstakeDeposits, sweepstakeWithdrawals } from './sweepstake';
export type { WireField, WireLimits, WireMethod, WireNetwork } from './wire';

/** All deposit methods, in list order. */
export const catalogue: readonly CatalogueEntry[] = withPositions(
  regions.flatMap(({ deposits }) => deposits.map(withoutNeedlessWindow)),
);

/** All withdrawal methods: the payout-only ones first, then the deposit methods that also support withdrawals. */
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
 * Returns a player's deposit list. In fiat: the country's methods that accept the currency or are listed in every
 * currency, and all coins. In crypto: all coins, the requested one first, then the on-ramps.
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

/** Returns the methods that pay out a currency in a country, or in all countries if none is given. */
export function withdrawalMethodsFor(country: string | undefined, currency: string): WireMethod[] {
  return methodsOf(
    withdrawals.filter((entry) => servesCountry(entry, country) && acceptsCurrency(entry, currency)),
  );
}

/** Returns the methods to buy a box of coins: the methods that accept the currency, and all crypto methods. */
export function sweepstakeDepositMethodsFor(country: string, currency: string): WireMethod[] {
  return methodsOf(
    sweepstakeDeposits.filter(
      (entry) => servesCountry(entry, country) && (isCrypto(entry) || acceptsCurrency(entry, currency)),
    ),
  );
}

/** Returns the methods to redeem sweep coins. They do not depend on the player's currency. */
export function sweepstakeWithdrawalMethodsFor(country: string): WireMethod[] {
  return methodsOf(sweepstakeWithdrawals.filter((entry) => servesCountry(entry, country)));
}

const byName = (entries: readonly CatalogueEntry[]) =>
  new Map(entries.map((entry) => [entry.method.name, entry] as const));

const depositsByName = byName([...catalogue, ...sweepstakeDeposits]);
const withdrawalsByName = byName([...withdrawals, ...sweepstakeWithdrawals]);

/** Returns a deposit method by its `paymentType`. */
export function findMethod(name: string): WireMethod | undefined {
  return depositsByName.get(name)?.method;
}

/** Returns a withdrawal method by its `paymentType`. A deposit method can have the same name but different fields. */
export function findWithdrawalMethod(name: string): WireMethod | undefined {
  return withdrawalsByName.get(name)?.method;
}

/** Returns the limits for `deposit-limits`: the method's `amount_rules`, else its `depositLimits`, else undefined. */
export function depositLimitsFor(name: string, currency: string): WireLimits | undefined {
  const entry = depositsByName.get(name);
  return entry?.method.amount_rules?.[currency] ?? entry?.depositLimits?.[currency];
}
