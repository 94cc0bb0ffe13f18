import { toDecimalText } from '@paywidget/shared/contract';
import { localeGroups } from '@paywidget/shared/i18n';
import {
  add,
  canonical,
  checkAmount,
  compare,
  currencyCodes,
  currencyOf,
  formatAmount,
  formatPercent,
  formatRange,
  isDecimal,
  limitsOf,
  roundToDecimals,
  subtract,
  toRequestNumber,
} from '@paywidget/shared/money';
import {
  chipsFor,
  constrainAmountCaret,
  constrainAmountText,
  groupAmountText,
  plainAmountText,
  prefillFor,
  settledAmountText,
  toStoredAmount,
  typedAmountText,
  ungroupChanged,
  ungroupDeleted,
} from '@paywidget/shared/money/input';
import fc from 'fast-check';
import { allowing, mustHold, type Target } from '../target';
import { inheritedNames, oddTexts } from '../values/oddValues';

const locales: readonly string[] = [
  ...localeGroups,
  'pt-BR',
  'es-MX',
  'de-AT',
  'de-CH',
  'en-IN',
  'hi-IN',
  'fr-CA',
  'ar-EG',
];

interface AmountCase {
  text: string;
  raw: number | string;
  other: string;
  locale: string;
  currency: string;
  caret: number;
}

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 22 });
const decimal = fc
  .tuple(digits, fc.option(digits, { nil: undefined }))
  .map(([whole, fraction]) => (fraction === undefined ? whole : `${whole}.${fraction}`));
const typed = fc.string({
  unit: fc.constantFrom(..."0123456789.,-+eE €$₽'’٫٬٣٤۵१০ \u00A0\u202F\u200F\u2066S/.Rs"),
  maxLength: 24,
});

const cases: fc.Arbitrary<AmountCase> = fc.record({
  text: fc.oneof(
    { weight: 5, arbitrary: typed },
    { weight: 3, arbitrary: decimal },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  ),
  raw: fc.oneof(
    fc.double(),
    decimal,
    fc.maxSafeInteger(),
    fc.constantFrom(...oddTexts, ...inheritedNames),
    fc
      .tuple(decimal, fc.integer({ min: -999, max: 999 }))
      .map(([number, exponent]) => `${number}e${exponent}`),
  ),
  other: decimal,
  locale: fc.constantFrom(...locales),
  currency: fc.constantFrom(...currencyCodes, 'XYZ', 'constructor', ''),
  caret: fc.nat({ max: 24 }),
});

/** The digits up to which an amount is exact in a request. */
const exactDigits = 15;

function checkTyping({ text, locale, currency, caret }: AmountCase): void {
  const { decimals } = currencyOf(currency);
  const rules = { locale, decimals };
  const shown = constrainAmountText(text, rules);
  mustHold(/^(?:\d+(?:[.,]\d*)?)?$/.test(shown), 'typing gives digits and one separator', text, shown);
  mustHold(constrainAmountText(shown, rules) === shown, 'typing again changes nothing', text, shown);
  const place = constrainAmountCaret(text, caret, rules);
  mustHold(place >= 0 && place <= shown.length, 'the caret is in the text', place, shown);
  const stored = toStoredAmount(shown);
  mustHold(stored === '' || isDecimal(stored), 'what is stored is a decimal', stored);
  const grouped = groupAmountText(shown, locale);
  mustHold(
    plainAmountText(grouped, locale) === shown.replace(',', '.'),
    'groups can be removed',
    shown,
    grouped,
  );
  mustHold(
    plainAmountText(typedAmountText(shown.replace(',', '.'), locale), locale) === shown.replace(',', '.'),
    'a stored text is shown and read back',
  );
  if (stored !== '') {
    mustHold(Number.isFinite(toRequestNumber(stored)), 'what is typed can be sent', stored);
    const settled = plainAmountText(settledAmountText(stored, currency, locale), locale);
    mustHold(compare(settled, stored) === 0, 'leaving the field keeps the amount', stored, settled);
    const pasted = toStoredAmount(constrainAmountText(formatAmount(stored, currency, locale), rules));
    mustHold(
      pasted !== '' && compare(pasted, stored) === 0,
      'a formatted amount can be pasted',
      stored,
      formatAmount(stored, currency, locale),
      pasted,
    );
  }
  const selection = [Math.min(caret, text.length), text.length] as const;
  const changed = ungroupChanged({ value: text, selection }, grouped, rules);
  if (changed)
    mustHold(
      changed.selection.every((at) => at >= 0 && at <= changed.value.length),
      'the selection is in the text',
      changed,
    );
  ungroupDeleted({ value: grouped, selection: [0, 0] }, locale, true);
}

function checkReading({ raw, other, locale, currency }: AmountCase): void {
  const read = toDecimalText(raw);
  if (read === undefined) return;
  mustHold(isDecimal(read), 'a read amount is a decimal', raw, read);
  mustHold(toDecimalText(read) === read, 'reading again changes nothing', raw, read);
  mustHold(
    Math.abs(Number(read) - Number(raw)) <= Math.abs(Number(raw)) * 1e-15,
    'reading keeps the value',
    raw,
    read,
  );
  const { decimals } = currencyOf(currency);
  const [down, up, half] = (['down', 'up', 'half-up'] as const).map((mode) =>
    roundToDecimals(read, decimals, mode),
  );
  const size = (value = '0') => value.replace('-', '');
  mustHold(
    compare(size(down), size(read)) <= 0 && compare(size(up), size(read)) >= 0,
    'rounding has a direction',
    read,
    down,
    up,
  );
  mustHold(half === down || half === up, 'rounding goes to a neighbour', read, half);
  const shown = formatAmount(read, currency, locale);
  mustHold(/\d/.test(shown) && !/NaN|undefined|∞/.test(shown), 'an amount can be read', read, shown);
  formatRange(read, other, currency, locale);
  formatPercent(read, locale);
  mustHold(
    compare(subtract(add(read, other), other), read) === 0,
    'adding and subtracting cancel out',
    read,
    other,
  );
  const sent = allowing([RangeError], () => toRequestNumber(read));
  mustHold(
    sent === undefined || compare(toDecimalText(sent) ?? '', read) === 0,
    'the sent number is the amount',
    read,
    sent,
  );

  if (read.startsWith('-')) return;
  const [min, max] = compare(read, other) <= 0 ? [read, other] : [other, read];
  const limits = limitsOf({
    amountRules: { [currency]: { min, max } },
    currency,
    country: 'br',
    methodName: 'constructor',
  });
  mustHold(
    compare(limits.min, min) >= 0 && compare(limits.max ?? max, max) <= 0,
    'limits are rounded inwards',
    limits,
    min,
    max,
  );
  const start = prefillFor({ prefilled: other, limits, randomizesMinimum: true, random: () => 0.999 });
  mustHold(isDecimal(start) && start === canonical(start), 'a prefill is a decimal', start);
  const isRange = limits.max === undefined || compare(limits.min, limits.max) <= 0;
  mustHold(
    !isRange || ['ok', 'empty', 'belowMin'].includes(checkAmount(start, limits)),
    'a prefill is not above the maximum',
    start,
    limits,
  );
  for (const chip of chipsFor({ recommended: [read, other], limits, country: 'br', currency }))
    mustHold(checkAmount(chip, limits) === 'ok', 'a suggestion is payable', chip, limits);
}

export const amountsTarget: Target<AmountCase> = {
  name: 'amounts',
  input:
    'Typed, pasted and sent amounts, in 40 locales and every currency: reading, typing, formatting, rounding, limits, suggestions.',
  rule: `An accepted amount is a finite decimal, and prints and parses back to itself. Typing is idempotent and can be sent exactly, up to ${exactDigits} digits. Limits are rounded inwards.`,
  cases,
  check(one) {
    checkTyping(one);
    checkReading(one);
  },
};
