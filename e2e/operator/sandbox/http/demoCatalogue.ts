import { readdirSync } from 'node:fs';
import { currencyCodes, isCryptoCurrency } from '@paywidget/shared/money';
import { countries, currencyByCountry, languageOf } from '../../catalogue';
import { outcomes } from '../../ledger/testAmounts';
import { demoBonuses } from './demoBonuses';
import { localesDirectory } from './directories';

/** Returns the languages that the widget has locale files for. */
function languages(): string[] {
  try {
    return readdirSync(localesDirectory)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replace('.json', ''))
      .sort();
  } catch {
    return ['en'];
  }
}

/** Returns the choices that the studio's controls offer. */
export function demoCatalogue(now: number) {
  const countryCurrencies = [...new Set(Object.values(currencyByCountry))];
  const others = currencyCodes.filter((code) => !countryCurrencies.some((known) => known === code));
  const currencies = [...countryCurrencies.sort(), ...others];
  return {
    countries: countries.map((code) => ({
      code,
      currency: currencyByCountry[code],
      language: languageOf(code),
    })),
    currencies: currencies.map((code) => ({ code, isCrypto: isCryptoCurrency(code) })),
    languages: languages(),
    outcomes: outcomes.map(({ code, name, does }) => ({ code, name, does })),
    bonuses: Object.fromEntries(currencies.map((code) => [code, demoBonuses(code, now)])),
  };
}
