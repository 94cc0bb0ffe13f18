import { canonical, checkAmount, type Decimal, isCryptoCurrency, type Limits } from '@paywidget/shared/money';
import { isExact } from './isExact';

/** Default suggested amounts. For fiat currencies in Russia, `russianAmounts` is used instead. */
const defaultAmounts = [
  5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, 3000, 5000, 10000, 15000, 25000, 50000, 150000, 250000,
].map(String);
const russianAmounts = [5000, 7500, 10000, 25000, 50000].map(String);

const chipCount = 5;

/**
 * Returns up to five amounts unchanged. Splits more amounts into five runs of nearly equal length, longer runs first, and
 * picks the first amount of the first run and the last amount of each other run.
 */
function pickEvenly(ascending: Decimal[]): Decimal[] {
  if (ascending.length <= chipCount) return ascending;
  const shortRun = Math.floor(ascending.length / chipCount);
  const longRuns = ascending.length % chipCount;
  const endOf = (run: number) => run * shortRun + Math.min(run, longRuns);
  return [0, endOf(2) - 1, endOf(3) - 1, endOf(4) - 1, endOf(5) - 1].flatMap((at) => ascending[at] ?? []);
}

/**
 * Returns the suggested amounts within the limits. Leaves out amounts that could not be shown or sent exactly. The method's
 * recommended amounts, if it has any, stay in the server's form. Else at most five, ascending, from the Russian list for a
 * fiat currency in Russia, else from the default list.
 */
export function chipsFor({
  recommended = [],
  limits,
  country,
  currency,
}: {
  recommended?: readonly Decimal[];
  limits: Limits;
  country: string;
  currency: string;
}): Decimal[] {
  const isRussianFiat = country.toLowerCase() === 'ru' && !isCryptoCurrency(currency);
  const general = isRussianFiat ? russianAmounts : defaultAmounts;
  const payable = (amounts: readonly Decimal[]) =>
    [...new Set(amounts.map(canonical))].filter(
      (amount) => checkAmount(amount, limits) === 'ok' && isExact(amount, currency),
    );
  return recommended.length > 0 ? payable(recommended) : pickEvenly(payable(general));
}
