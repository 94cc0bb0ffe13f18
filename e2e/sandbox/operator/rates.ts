import { perDollar } from '../catalogue/limits';
import { fromUnits, toUnits } from '../store/units';

/** Gold coins are sold, never exchanged; they count as ten thousandths of a dollar. */
const coinsPerDollar: Record<string, number> = { GC: 10_000, QGC: 10_000, SC: 1, QSC: 1 };

const rateOf = (currency: string) => perDollar[currency] ?? coinsPerDollar[currency];

/** The same worth in another currency, at the sandbox's fixed rates; nothing for a currency without one. */
export function convert(units: bigint, from: string, to: string): bigint | undefined {
  if (from === to) return units;
  const [fromRate, toRate] = [rateOf(from), rateOf(to)];
  if (fromRate === undefined || toRate === undefined) return undefined;
  return (units * toUnits(toRate)) / toUnits(fromRate);
}

/** A round sum of about so many dollars. */
export function worthOfDollars(dollars: number, currency: string): string {
  const exact = convert(toUnits(dollars), 'USD', currency) ?? toUnits(dollars);
  const digits = exact.toString();
  const round = BigInt(digits.slice(0, 2).padEnd(digits.length, '0'));
  return fromUnits(round);
}
