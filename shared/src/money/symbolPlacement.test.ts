import { currencyOf } from './currencies';
import { placeSymbol } from './symbolPlacement';

/** What Intl itself does with a currency it always knows: the direction marks aside, what our table claims. */
function asIntlDoes(locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    maximumFractionDigits: 0,
  }).formatToParts(5);
  return parts.map(({ value }) => value.replace(/[\u200E\u200F]/g, '')).join('');
}

const languages =
  'az bn de el en es fil fr hi id it ja kk ko ky mr ms pl pt ro ru sw te tg th tr uk ur uz vi zh';
const regions = 'en-US es-ES es-MX es-419 es-AR es-CL de-AT hi-Latn-IN pt-BR pt-PT';

test.each([...languages.split(' '), ...regions.split(' ')])(
  'in %s the symbol stands where CLDR puts it',
  (locale) => {
    expect(placeSymbol('5', currencyOf('EUR'), locale)).toBe(asIntlDoes(locale));
  },
);

test('in Arabic the symbol is first in the isolate: seen on the left, as in right-to-left text', () => {
  expect(placeSymbol('5', currencyOf('EUR'), 'ar')).toBe('€\u00A05');
  expect(asIntlDoes('ar')).toBe('5\u00A0€');
});
