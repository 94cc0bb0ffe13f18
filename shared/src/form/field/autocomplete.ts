import type { FormField } from '@paywidget/shared/contract';
import type { CardPart } from '../card/cardField';

/**
 * HTML autofill tokens by words in a field's name, without the signs between the words. `=` stands before a whole name. The
 * first match wins. The words are texts, because each regex would be compiled when the first form opens.
 */
const tokens: readonly (readonly [token: string, ...words: string[]])[] = [
  ['email', 'email'],
  ['cc-number', 'cardnum', '=pan', '=card'],
  ['cc-name', 'cardholder', 'holdername'],
  ['cc-exp', 'expir', 'expdate'],
  ['cc-csc', '=cvv', '=cvc', '=cvv2', '=cvc2'],
  ['given-name', 'firstname', 'givenname'],
  ['family-name', 'lastname', 'surname', 'familyname'],
  ['name', 'fullname'],
  ['tel', 'phone', 'mobile', 'msisdn'],
  ['postal-code', 'postcode', 'zip'],
  ['address-level2', '=city'],
  ['street-address', '=address'],
  ['bday', 'birth'],
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
  const names = [name, alias ?? ''].map((text) => `=${text.toLowerCase().replace(/[^a-z\d]/g, '')}=`);
  const isIn = (word: string) =>
    word.startsWith('=') ? names.includes(`${word}=`) : names.some((text) => text.includes(word));
  return tokens.find(([, ...words]) => words.some(isIn))?.[0] ?? 'off';
}
