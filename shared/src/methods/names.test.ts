import { samplePaymentMethod } from '@paywidget/shared/testing';
import { groupTitle, lacksCurrency, methodTitle } from './names';

const translations: Readonly<Record<string, string>> = { 'group.card_method': 'Cards' };
const translator = {
  t: (key: string) => translations[key] ?? key,
  i18n: { exists: (key: string) => key in translations },
} as unknown as Parameters<typeof groupTitle>[2];

describe('methodTitle', () => {
  it.each([
    ['the language', { en: 'Card', pt: 'Cartão' }, 'pt-BR', 'Cartão'],
    ['English where the language is missing', { en: 'Card' }, 'pt', 'Card'],
    ['one text for all', 'Card', 'pt', 'Card'],
    ['the key where there is no text', undefined, 'pt', 'visa'],
    ['the key where the text is empty', { en: '', pt: '' }, 'pt', 'visa'],
  ])('is %s', (_, text, language, expected) => {
    expect(methodTitle(samplePaymentMethod('visa', { text }), language)).toBe(expected);
  });
});

describe('groupTitle', () => {
  it.each([
    ["the specification's own group in our words", { name: 'card_method', label: 'KARTEN' }, 'Cards'],
    ["any other in the server's", { name: 'peru-banks', label: { en: 'Banks of Peru' } }, 'Banks of Peru'],
    ['one without a label by its key', { name: 'cash_methods-peru' }, 'Cash methods peru'],
    ['one with an empty label by its key', { name: 'peru-banks', label: { en: '' } }, 'Peru banks'],
  ])('names %s', (_, group, expected) => {
    expect(groupTitle(group, 'en', translator)).toBe(expected);
  });
});

describe('lacksCurrency', () => {
  it.each([
    [{ currency: ['USD', 'EUR'] }, false],
    [{ currency: ['EUR'] }, true],
    [{ currency: [] }, false],
    [{ currency: undefined }, false],
    [{ currency: ['BTC'], category: 'crypto' }, false],
    [{ currency: ['EUR'], cardViewType: 13 }, false],
  ])('of a dollar account and a method with %j: %s', (fields, expected) => {
    expect(lacksCurrency(samplePaymentMethod('visa', fields), 'USD')).toBe(expected);
  });
});
