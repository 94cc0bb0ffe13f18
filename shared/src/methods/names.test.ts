import { samplePaymentMethod } from '@paywidget/shared/testing';
import { groupTitle, lacksCurrency, methodTitle, readableName } from './names';

const translations: Readonly<Record<string, string>> = { 'group.card_method': 'Cards' };
const translator = {
  t: (key: string) => translations[key] ?? key,
  i18n: { exists: (key: string) => key in translations },
} as unknown as Parameters<typeof groupTitle>[2];

describe('methodTitle', () => {
  it.each([
    ['the language', { en: 'Card', pt: 'Cartão' }, 'pt-BR', 'Cartão'],
    ['English if the language is missing', { en: 'Card' }, 'pt', 'Card'],
    ['the one text for all languages', 'Card', 'pt', 'Card'],
    ['the name without a text', undefined, 'pt', 'visa'],
    ['the name with an empty text', { en: '', pt: '' }, 'pt', 'visa'],
  ])('is %s', (_, text, language, expected) => {
    expect(methodTitle(samplePaymentMethod('visa', { text }), language)).toBe(expected);
  });
});

describe('groupTitle', () => {
  it.each([
    ['a known group by its translation', { name: 'card_method', label: 'KARTEN' }, 'Cards'],
    [
      "any other group by the server's label",
      { name: 'peru-banks', label: { en: 'Banks of Peru' } },
      'Banks of Peru',
    ],
    ['a group without a label by its readable key', { name: 'cash_methods-peru' }, 'Cash methods peru'],
    [
      'a group with an empty label by its readable key',
      { name: 'peru-banks', label: { en: '' } },
      'Peru banks',
    ],
  ])('names %s', (_, group, expected) => {
    expect(groupTitle(group, 'en', translator)).toBe(expected);
  });
});

it.each([
  ['moonpay', 'Moonpay'],
  ['ramp_network', 'Ramp network'],
  ['e-wallet', 'E wallet'],
])('readableName turns %s into %s', (key, name) => {
  expect(readableName(key)).toBe(name);
});

describe('lacksCurrency', () => {
  it.each([
    [{ currency: ['USD', 'EUR'] }, false],
    [{ currency: ['EUR'] }, true],
    [{ currency: [] }, false],
    [{ currency: undefined }, false],
    [{ currency: ['BTC'], category: 'crypto' }, false],
    [{ currency: ['EUR'], cardViewType: 13 }, false],
  ])('for an account in USD and a method with %j, returns %s', (fields, expected) => {
    expect(lacksCurrency(samplePaymentMethod('visa', fields), 'USD')).toBe(expected);
  });
});
