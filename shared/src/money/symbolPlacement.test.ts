import { currencyOf } from './currencies';
import { placeSymbol } from './symbolPlacement';

/** How Intl formats a well-known currency, without direction marks. Our table must match it. */
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
const regions =
  'en-US es-ES es-MX es-419 es-AR es-CL de-AT hi-Latn-IN pt-BR pt-PT es-ES-u-nu-latn it-ES-u-nu-latn';

test.each([...languages.split(' '), ...regions.split(' ')])(
  'places the symbol in %s as CLDR does',
  (locale) => {
    expect(placeSymbol('5', currencyOf('EUR'), locale)).toBe(asIntlDoes(locale));
  },
);

test('in Arabic the symbol is first in the left-to-right isolate, so it appears on the left', () => {
  expect(placeSymbol('5', currencyOf('EUR'), 'ar')).toBe('€\u00A05');
  expect(asIntlDoes('ar')).toBe('5\u00A0€');
});
