import { readdirSync } from 'node:fs';
import { currencyCodes, isCryptoCurrency } from '@paywidget/shared/money';
import { countries, currencyByCountry } from '../catalogue';
import { worthOfDollars } from '../operator/rates';
import { outcomes } from '../outcomes';
import { localesDirectory } from './directories';

/** The languages whose files the widget is built with. */
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

const day = 24 * 60 * 60 * 1000;

/** A few bonuses of the demo casino for one currency; one of them ends soon. */
function bonuses(currency: string, now: number) {
  const worth = (dollars: number) => worthOfDollars(dollars, currency);
  return [
    {
      id: 1,
      type: 'deposit',
      currency,
      mustAccruedBefore: new Date(now + 3 * day).toISOString(),
      content: {
        title: { en: '100% on your deposit', ru: '100% к депозиту', ar: '100% على إيداعك' },
        subtitle: { en: 'Wager 30 times', ru: 'Отыграйте 30 раз', ar: 'راهن 30 مرة' },
      },
      depositBonusData: {
        minDeposit: worth(20),
        maxBonusAmount: worth(200),
        payoutMultiplier: 1,
        wagerMultiplier: 30,
      },
    },
    {
      id: 2,
      type: 'freespin',
      currency,
      mustAccruedBefore: new Date(now + 10 * 60 * 1000).toISOString(),
      content: {
        title: { en: '50 free spins', ru: '50 фриспинов', ar: '50 دورة مجانية' },
        subtitle: { en: 'In Deep Lagoon', ru: 'В игре Deep Lagoon', ar: 'في لعبة Deep Lagoon' },
      },
      freespinBonusData: {
        count: 50,
        minDeposit: worth(10),
        maxSpinWin: worth(50),
        payoutMultiplier: 1,
        wagerMultiplier: 20,
        gamesContent: [{ name: { en: 'Deep Lagoon' } }],
      },
    },
    {
      id: 3,
      type: 'deposit',
      currency,
      content: { title: { en: '50% reload', ru: '50% на пополнение', ar: '50% إعادة شحن' } },
      depositBonusData: {
        minDeposit: worth(50),
        maxBonusAmount: worth(100),
        payoutMultiplier: 1,
        wagerMultiplier: 25,
      },
    },
  ];
}

/** What the demo host offers in its controls. */
export function demoCatalogue(now: number) {
  const usual = [...new Set(Object.values(currencyByCountry))];
  const others = currencyCodes.filter((code) => !usual.some((known) => known === code));
  const currencies = [...usual.sort(), ...others];
  return {
    countries: countries.map((code) => ({ code, currency: currencyByCountry[code] })),
    currencies: currencies.map((code) => ({ code, isCrypto: isCryptoCurrency(code) })),
    languages: languages(),
    outcomes: outcomes.map(({ code, name, does }) => ({ code, name, does })),
    bonuses: Object.fromEntries(currencies.map((code) => [code, bonuses(code, now)])),
  };
}
