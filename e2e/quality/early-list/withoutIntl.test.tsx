import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyByCountry, depositMethodsFor } from '@paywidget/operator/catalogue';
import { localeGroupOf } from '@paywidget/shared/i18n';
import { readLocales } from '../../../shared/tools/texts/readLocales';
import { drawEarly, loadEarlyScript } from './drawEarly';

const locales = readLocales();
/** The first part of a language's texts, with the country names that a deployment adds to it. */
function deployedTexts(locale: string) {
  const group = localeGroupOf(locale);
  const names = join(__dirname, `../../../shared/locales/countries/${group}.json`);
  return { ...locales[group], ...JSON.parse(readFileSync(names, 'utf8')) };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en-GB', 'gb', 'United Kingdom', '£10 – '],
  ['de', 'de', 'Deutschland', '.000\u00A0€'],
  ['pt-BR', 'br', 'Brasil', 'R$\u00A050 – R$\u00A020.000'],
  ['uz', 'uz', 'Oʻzbekiston', 'soʻm'],
] as const)('the early list in %s is drawn without Intl', async (locale, country, name, amounts) => {
  document.body.innerHTML = '<div id="paywidget"></div>';
  const currency = currencyByCountry[country];
  const uses = (['NumberFormat', 'DisplayNames', 'DateTimeFormat', 'PluralRules', 'Collator'] as const).map(
    (part) => jest.spyOn(Intl, part),
  );
  const drawn = await drawEarly(loadEarlyScript().drawList, {
    payload: { user: { paymentGeo: country, currency, locale, token: 'token' } },
    answer: { methods: depositMethodsFor(country, currency, 'fiat') },
    texts: deployedTexts(locale),
    english: deployedTexts('en'),
  });
  expect(drawn).toBeDefined();
  expect(document.body).toHaveTextContent(name);
  expect(document.body.textContent).toContain(amounts);
  for (const use of uses) expect(use).not.toHaveBeenCalled();
});
