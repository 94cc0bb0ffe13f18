import {
  canonical,
  checkAmount,
  compare,
  type Decimal,
  isCryptoCurrency,
  type Limits,
} from '@paywidget/shared/money';

/** Specification, section 9. */
const amounts = [
  5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, 3000, 5000, 10000, 15000, 25000, 50000, 150000, 250000,
].map(String);
const russianAmounts = [5000, 7500, 10000, 25000, 50000].map(String);

const chipCount = 5;

/**
 * Up to five as they are. More are split into five runs of as equal length as possible, the longer ones
 * first; the first member of the first run is taken, and the last member of each other.
 */
function spread(ascending: Decimal[]): Decimal[] {
  if (ascending.length <= chipCount) return ascending;
  const shortRun = Math.floor(ascending.length / chipCount);
  const longRuns = ascending.length % chipCount;
  const endOf = (run: number) => run * shortRun + Math.min(run, longRuns);
  return [0, endOf(2) - 1, endOf(3) - 1, endOf(4) - 1, endOf(5) - 1].flatMap((at) => ascending[at] ?? []);
}

/**
 * Suggested amounts: at most five, ascending, each payable within the limits. The method's recommended ones
 * where it has any, else Russia's for a fiat currency there, else the general list (decisions, section 4).
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
  const general = isRussianFiat ? russianAmounts : amounts;
  const offered = new Set((recommended.length > 0 ? recommended : general).map(canonical));
  return spread([...offered].filter((amount) => checkAmount(amount, limits) === 'ok').sort(compare));
}
