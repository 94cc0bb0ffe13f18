import { decimalSeparatorOf, formatAmount } from '@paywidget/shared/money';
import fc from 'fast-check';
import {
  groupAmountText,
  groupedCaret,
  plainAmountText,
  settledAmountText,
  typedAmountText,
  ungroupChanged,
  ungroupDeleted,
  ungroupSelected,
} from './groupedAmount';

const locales = [
  'en',
  'de',
  'fr',
  'ru',
  'es',
  'pl',
  'pt',
  'hi',
  'en-IN',
  'bn',
  'ar',
  'ur',
  'de-CH',
  'uk',
  'tg',
  'az',
];
const space = /[\u00A0\u202F]/g;
const marked = (text: string) => {
  const from = text.indexOf('|');
  return { value: text.replace('|', ''), selection: [from, from] as const };
};
const mark = ({ value, selection: [at] }: { value: string; selection: readonly [number, number] }) =>
  `${value.slice(0, at)}|${value.slice(at)}`;

test.each([
  ['', 'en', ''],
  ['0', 'en', '0'],
  ['999', 'en', '999'],
  ['1234', 'en', '1,234'],
  ['1234567.5', 'en', '1,234,567.5'],
  ['1234.', 'en', '1,234.'],
  ['1234,50', 'de', '1.234,50'],
  ['1234567', 'ru', '1 234 567'],
  ['1234', 'es', '1234'],
  ['12345', 'es', '12.345'],
  ['1234567', 'hi', '12,34,567'],
  ['999999999999999', 'en', '999,999,999,999,999'],
])('groups the digits of %j in %s: %j', (text, locale, grouped) => {
  expect(groupAmountText(text, locale).replace(space, ' ')).toBe(grouped);
});

test.each([
  ['7.5', 'EUR', 'en', '7.50'],
  ['7.', 'EUR', 'en', '7'],
  ['7.0', 'EUR', 'en', '7'],
  ['1234.5', 'EUR', 'de', '1.234,50'],
  ['0.10', 'BTC', 'en', '0.1'],
  ['', 'EUR', 'en', ''],
])(
  'while the player does not type, the amount %j has the digits of a formatted amount: %s in %s is %j',
  (plain, currency, locale, shown) => {
    expect(settledAmountText(plain, currency, locale)).toBe(shown);
  },
);

test.each([
  ['1,|234', 'en', false, '|234'],
  ['1|,234', 'en', false, '|234'],
  ['12,|345', 'en', false, '1|345'],
])('Backspace in %j removes the digit before the caret: %j', (text, locale, isForward, rest) => {
  const { value, selection } = marked(text);
  const last = selection[0] - 1;
  const deleted = ungroupDeleted({ value, selection: [last, selection[0]] }, locale, isForward);
  const [from, to] = deleted.selection;
  expect(`${deleted.value.slice(0, from)}|${deleted.value.slice(to)}`).toBe(rest);
});

test.each([true, false])('a key that deletes removes what is selected, and no more', (isForward) => {
  expect(ungroupDeleted({ value: '12,345', selection: [1, 4] }, 'en', isForward)).toEqual({
    value: '12345',
    selection: [1, 3],
  });
});

test('Delete before a group separator removes the digit after it', () => {
  expect(ungroupDeleted({ value: '1,234', selection: [1, 2] }, 'en', true)).toEqual({
    value: '1234',
    selection: [1, 2],
  });
});

test.each([
  ['1,2345|', '1,234', 'en', '12345|'],
  ['1,23|', '1,234', 'en', '123|'],
  ['1,9|234', '1,234', 'en', '19|234'],
  ['1,234.|', '1,234', 'en', '1234.|'],
  ['1,234,|', '1,234', 'en', '1234.|'],
  ['12,34|5', '12,345', 'en', '1234|5'],
  ['1.2345|', '1.234', 'de', '12345|'],
  ['1,234٥|', '1,234', 'en', '12345|'],
  [',234|', '1,234', 'en', '234|'],
  ['.|1,234', '1,234', 'en', '|1234'],
  ['1,|,000', '1,000', 'en', '1.|000'],
  ['2570|7', '257', 'en', '2570|7'],
  ['12,.|345', '12,345', 'en', '12.|345'],
  ['12,345|', '12,345', 'en', '12345|'],
])('a keyboard that changes the text itself: %j after %j in %s is %j', (changed, shown, locale, plain) => {
  const ungrouped = ungroupChanged(marked(changed), shown, { locale, decimals: 2 });
  expect(ungrouped && mark(ungrouped)).toBe(plain);
});

test('a keyboard cannot add a separator if the currency has no decimals', () => {
  const changed = ungroupChanged(marked('12,.|345'), '12,345', { locale: 'en', decimals: 0 });
  expect(changed && mark(changed)).toBe('12|345');
});

test.each([
  ['1.234,56|', '20', 'en'],
  ['5000|', '', 'en'],
  ['75|', '20', 'en'],
  ['€ 20|', '20', 'en'],
  ['20 €|', '20', 'en'],
  ['€ 50.5|', '20', 'en'],
  ['no amount|', '', 'en'],
])('an autofilled %j after %j in %s may have any format', (changed, shown, locale) => {
  expect(ungroupChanged(marked(changed), shown, { locale, decimals: 2 })).toBeUndefined();
});

const amounts = fc.tuple(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 0, max: 99 }));

test('what is stored is the plain decimal of what is shown, in every locale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), amounts, (locale, [whole, cents]) => {
      const plain = `${whole}.${cents}`;
      expect(plainAmountText(typedAmountText(plain, locale), locale)).toBe(plain);
    }),
  );
});

test('the caret stays after the same digits when groups are removed and added again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), amounts, fc.nat(20), (locale, [whole, cents], place) => {
      const grouped = typedAmountText(`${whole}.${cents}`, locale);
      const caret = Math.min(place, grouped.length);
      const plain = ungroupSelected({ value: grouped, selection: [caret, caret] }, locale);
      const again = groupedCaret(grouped, plain.selection[0], locale);
      const digits = (text: string) => text.replace(/\D/g, '');
      expect(digits(grouped.slice(0, again))).toBe(digits(grouped.slice(0, caret)));
    }),
  );
});

/** Replaces the characters of a text from one place to another. */
const replaced = (text: string, from: number, to: number, added: string) =>
  text.slice(0, from) + added + text.slice(to);

test('a keyboard that changes the text itself edits the digits around the caret, in every locale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      amounts,
      fc.nat(20),
      fc.nat(3),
      fc.nat(999).map(String),
      (locale, [whole, cents], place, length, digits) => {
        const shown = typedAmountText(`${whole}.${cents}`, locale);
        const from = Math.min(place, shown.length);
        const to = Math.min(from + length, shown.length);
        fc.pre(to - from < shown.length);
        const before = ungroupSelected({ value: shown, selection: [from, to] }, locale);
        const changed = {
          value: replaced(shown, from, to, digits),
          selection: [from, from + digits.length] as const,
        };
        expect(ungroupChanged(changed, shown, { locale, decimals: 2 })).toEqual({
          value: replaced(before.value, ...before.selection, digits),
          selection: [before.selection[0], before.selection[0] + digits.length],
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test('any separator that a keyboard adds becomes the decimal separator, in every locale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: 1, max: 9_999_999_999 }),
      fc.nat(14),
      fc.constantFrom('.', ',', '٫'),
      (locale, whole, place, typed) => {
        const shown = typedAmountText(String(whole), locale);
        const at = 1 + Math.min(place, shown.length - 1);
        const plain = ungroupSelected({ value: shown, selection: [at, at] }, locale);
        const [caret] = plain.selection;
        const changed = ungroupChanged(
          { value: replaced(shown, at, at, typed), selection: [at + 1, at + 1] },
          shown,
          { locale, decimals: 2 },
        );
        expect(changed).toEqual({
          value: replaced(plain.value, caret, caret, decimalSeparatorOf(locale)),
          selection: [caret + 1, caret + 1],
        });
      },
    ),
  );
});

test('a settled amount has the digits of the formatted amount, in every locale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), amounts, (locale, [whole, cents]) => {
      const plain = `${whole}.${cents}`;
      expect(formatAmount(plain, 'EUR', locale)).toContain(settledAmountText(plain, 'EUR', locale));
    }),
  );
});
