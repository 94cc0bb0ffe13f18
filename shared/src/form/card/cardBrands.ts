/** The brands of cards by the first digits of a number: single prefixes, or ranges of equal length. */
const rows: readonly [name: string, prefixes: string][] = [
  ['Visa', '4'],
  ['Mastercard', '51-55 2221-2720'],
  ['American Express', '34 37'],
  ['Maestro', '50 56-58 63 67'],
  ['Discover', '6011 644-649 65'],
  ['Diners Club', '300-305 3095 36 38 39'],
  ['JCB', '3528-3589'],
  ['UnionPay', '62 81'],
  ['Mir', '2200-2204'],
  ['RuPay', '60 82 508 353 356'],
  ['Elo', '401178-401179 431274 438935 451416 457393 504175 506699-506778 509 627780 636297 636368'],
  ['Hipercard', '384100 606282 637095 637568'],
  ['Troy', '9792'],
  ['Uzcard', '8600 5614'],
  ['Humo', '9860'],
  ['Elcart', '9417'],
  ['Korti Milli', '5058'],
  ['Verve', '506099-506198 507865-507964 650002-650027'],
];

interface PrefixRange {
  name: string;
  from: number;
  to: number;
  length: number;
}

const ranges: readonly PrefixRange[] = rows
  .flatMap(([name, prefixes]) =>
    prefixes.split(' ').map((prefix) => {
      const [from = '', to = from] = prefix.split('-');
      return { name, from: Number(from), to: Number(to), length: from.length };
    }),
  )
  // A longer prefix is more specific: 2200 is Mir, although 22 may be Mastercard.
  .sort((a, b) => b.length - a.length);

/** The brand of a card number that may be incomplete, or `undefined` if its first digits do not tell the brand yet. */
export function cardBrandOf(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  return ranges.find(({ from, to, length }) => {
    const start = Number(digits.slice(0, length));
    return digits.length >= length && start >= from && start <= to;
  })?.name;
}

/** The names of all brands, in a fixed order. */
export const cardBrands: readonly string[] = rows.map(([name]) => name);
