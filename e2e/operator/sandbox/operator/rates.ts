import { currencyOf } from '@paywidget/shared/money';
import { perDollar } from '../../catalogue/limits';
import { fromUnits, toUnits } from '../../ledger/units';

/** Coins per US dollar. The rate of gold coins is notional: they are sold but never exchanged. */
const coinsPerDollar: Record<string, number> = { GC: 10_000, QGC: 10_000, SC: 1, QSC: 1 };

const rateOf = (currency: string) => perDollar[currency] ?? coinsPerDollar[currency];

/** Converts units at the sandbox's fixed rates. Returns undefined if a currency has no rate. */
export function convert(units: bigint, from: string, to: string): bigint | undefined {
  if (from === to) return units;
  const [fromRate, toRate] = [rateOf(from), rateOf(to)];
  if (fromRate === undefined || toRate === undefined) return undefined;
  return (units * toUnits(toRate)) / toUnits(fromRate);
}

/** Cuts off everything smaller than the currency's last decimal. */
export function roundedDown(units: bigint, currency: string): bigint {
  const smallest = toUnits('1') / 10n ** BigInt(currencyOf(currency).decimals);
  return units - (units % smallest);
}

/** Converts US dollars to another currency and keeps the first two digits. Returns decimal text. */
export function roundedFromDollars(dollars: number, currency: string): string {
  const exact = convert(toUnits(dollars), 'USD', currency) ?? toUnits(dollars);
  const digits = exact.toString();
  const round = BigInt(digits.slice(0, 2).padEnd(digits.length, '0'));
  return fromUnits(round);
}
