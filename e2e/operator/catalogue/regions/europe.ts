import { type Country, currenciesOf, currencyByCountry, euroArea } from '../countries';
import { banner, icon, type Region, type RegionEntry, text, themedIcon } from '../entry';
import { anyIban, email, iban, ibanCountries, latinName } from '../fields';
import { limits, limitsAcross } from '../limits';
import { europeanSchemes } from './europeanSchemes';

const trustlyCountries: Country[] = ['cz', 'de', 'es', 'fi', 'gb', 'nl', 'pl', 'pt', 'se'];
const revolutCountries: Country[] = ['cz', 'de', 'es', 'fi', 'fr', 'gb', 'gr', 'it', 'nl', 'pl', 'pt', 'se'];

const shared: RegionEntry[] = [
  {
    countries: trustlyCountries,
    method: {
      name: 'trustly',
      text: 'Trustly',
      ...limitsAcross(currenciesOf(trustlyCountries), 10, 10_000),
      fields: [email],
      iconIds: icon('trustly'),
      badgeType: 'fast',
    },
    withdrawal: { fields: [email] },
  },
  {
    countries: revolutCountries,
    method: {
      name: 'revolut_pay',
      text: 'Revolut Pay',
      ...limitsAcross(currenciesOf(revolutCountries), 10, 5000),
      iconIds: themedIcon('revolut'),
    },
  },
  {
    countries: euroArea,
    method: {
      name: 'sepa',
      text: text('SEPA transfer', 'Перевод SEPA', 'تحويل SEPA'),
      cardViewType: 'bankTransfer',
      ...limits({ EUR: [50, 50_000] }),
      fields: [latinName, anyIban],
      iconIds: icon('sepa'),
      banner: banner('sepaDelay'),
    },
  },
];

/** Payouts to an IBAN of the country. The United Kingdom uses sort codes instead. */
const ibanPayouts: RegionEntry[] = ibanCountries.flatMap((code) => {
  const country = code.toLowerCase() as Country;
  if (![...euroArea, 'cz', 'pl', 'se'].includes(country)) return [];
  return {
    countries: [country],
    method: {
      name: `bank_payout_${country}`,
      text: text('Bank account (IBAN)', 'Банковский счёт (IBAN)', 'حساب بنكي (IBAN)'),
      ...limitsAcross([currencyByCountry[country]], 20, 50_000),
      fields: [latinName, iban(code)],
      iconIds: icon('sepa'),
    },
  };
});

export const europe: Region = { deposits: [...europeanSchemes, ...shared], payouts: ibanPayouts };
