import { type Country, countries, currenciesOf, europe } from '../countries';
import { type Region, text, themedIcon } from '../entry';
import { bic, cardHolder, cardNumber, ruledField } from '../fields';
import { limitsAcross } from '../limits';

/** Countries that have local card methods instead, or none. */
const withoutInternationalCards = new Set<Country>(['cn', 'ng', 'np', 'bd', 'ru', 'ua', 'uz', 'az']);
const cardCountries = countries.filter((country) => !withoutInternationalCards.has(country));
const phoneWalletCountries: Country[] = [...europe, 'ca', 'us', 'ae', 'sa', 'jp', 'my'];

const schemes = [{ id: 'visa' }, { id: 'mastercard' }];

/** International bank cards, and the bank wire, which is available in all countries and currencies. */
export const cards: Region = {
  deposits: [
    {
      countries: cardCountries,
      method: {
        name: 'visa_mastercard',
        text: 'Visa / Mastercard',
        category: 'card_method',
        cardViewType: 0,
        ...limitsAcross(currenciesOf(cardCountries), 10, 5000),
        iconIds: schemes,
        securityRulesGroup: 'cards',
        needsCaptcha: 'recaptcha3',
      },
      withdrawal: {
        category: 'card_method',
        fields: [cardNumber('visaOrMastercard'), cardHolder],
        checkLuhn: true,
        fee: { percent: 1.5 },
      },
    },
    {
      countries: phoneWalletCountries,
      method: {
        name: 'apple_pay',
        text: 'Apple Pay',
        category: 'card_method',
        ...limitsAcross(currenciesOf(phoneWalletCountries), 10, 5000),
        iconIds: themedIcon('applepay'),
        badgeType: 'fast',
      },
    },
    {
      countries: phoneWalletCountries.filter((country) => country !== 'sa'),
      method: {
        name: 'google_pay',
        text: 'Google Pay',
        category: 'card_method',
        ...limitsAcross(currenciesOf(phoneWalletCountries), 10, 5000),
        iconIds: [{ id: 'googlepay' }],
        badgeType: 'fast',
      },
    },
  ],
  payouts: [
    {
      countries: 'all',
      method: {
        name: 'swift_wire',
        text: text('International wire (SWIFT)', 'Международный перевод (SWIFT)', 'حوالة دولية (SWIFT)'),
        ...limitsAcross(['USD', 'EUR', 'GBP', 'CAD', 'AED', 'JPY'], 200, 100_000),
        fields: [
          {
            name: 'country',
            type: 'dropdown_country',
            placeholder_key: 'paymentMethods.placeholder.country',
          },
          {
            name: 'currency',
            type: 'dropdown_currency',
            placeholder_key: 'paymentMethods.placeholder.currency',
          },
          bic,
          ruledField('swiftAccount', { type: 'text_uppercase', pattern: /^[A-Z\d]{5,34}$/u, wallet: true }),
          { ...cardHolder, name: 'beneficiary' },
        ],
        iconIds: [{ id: 'swift' }],
        annotation: text(
          'Two to five working days',
          'От двух до пяти рабочих дней',
          'من يومين إلى خمسة أيام عمل',
        ),
      },
    },
  ],
};
