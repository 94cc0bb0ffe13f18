import type { FormField } from '@paywidget/shared/contract';
import type { CardPart } from '../card/cardField';

/** HTML autofill tokens by words in a field's name. The first match wins. */
const tokens: readonly [words: RegExp, token: string][] = [
  [/e-?mail/, 'email'],
  [/card.?(number|num)|^pan$|^card$/, 'cc-number'],
  [/card.?holder|holder.?name/, 'cc-name'],
  [/expir|exp.?date/, 'cc-exp'],
  [/^(cvv|cvc)2?$/, 'cc-csc'],
  [/first.?name|given.?name/, 'given-name'],
  [/last.?name|surname|family.?name/, 'family-name'],
  [/full.?name/, 'name'],
  [/phone|mobile|msisdn/, 'tel'],
  [/post.?code|zip/, 'postal-code'],
  [/^city$/, 'address-level2'],
  [/^address$/, 'street-address'],
  [/birth/, 'bday'],
];

const cardTokens: Readonly<Record<CardPart, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  month: 'cc-exp-month',
  year: 'cc-exp-year',
  cvv: 'cc-csc',
};

/** Returns the autocomplete token of a field, or `off` if none matches. */
export function autocompleteOf(
  { name, alias }: Pick<FormField, 'name' | 'alias'>,
  cardPart?: CardPart,
): string {
  if (cardPart) return cardTokens[cardPart];
  const names = [name, alias ?? ''].map((text) => text.toLowerCase());
  return tokens.find(([words]) => names.some((text) => words.test(text)))?.[1] ?? 'off';
}
