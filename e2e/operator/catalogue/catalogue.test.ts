import {
  FormField,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
  parseAnswer,
} from '@paywidget/shared/contract';
import english from '../../../shared/locales/en.json';
import { samples } from './fields/samples';
import {
  catalogue,
  countries,
  currencyByCountry,
  depositLimitsFor,
  depositMethodsFor,
  findMethod,
  findWithdrawalMethod,
  groupsLabelledByWidget,
  languageOf,
  sweepstakeDepositMethodsFor,
  sweepstakeDeposits,
  sweepstakeWithdrawalMethodsFor,
  sweepstakeWithdrawals,
  type WireMethod,
  withdrawalMethodsFor,
  withdrawals,
} from './index';

const lists = { catalogue, withdrawals, sweepstakeDeposits, sweepstakeWithdrawals };
const methodsOf = (entries: typeof catalogue) => entries.map(({ method }) => method);
const everyMethod = Object.values(lists).flatMap(methodsOf);
const everyField = everyMethod.flatMap(({ fields = [] }) => fields);
const namesOf = (methods: readonly WireMethod[]) => methods.map(({ name }) => name);
const duplicatesIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the contract schemas', () => {
  it.each([
    ['deposits', catalogue, fetchPaymentMethods],
    ['withdrawals', withdrawals, fetchWithdrawalMethods],
    ['sweepstake deposits', sweepstakeDeposits, fetchSweepstakePaymentMethods],
    ['sweepstake withdrawals', sweepstakeWithdrawals, fetchSweepstakeWithdrawalMethods],
  ] as const)('parse all %s without dropping anything', (_, entries, endpoint) => {
    const answer = JSON.parse(JSON.stringify({ methods: methodsOf(entries) }));
    const { data, dropped } = parseAnswer(endpoint, answer);
    expect(dropped).toEqual([]);
    expect(data.methods).toHaveLength(entries.length);
    expect(data.methods.filter(({ cardViewType }) => cardViewType === 'unknown')).toEqual([]);
  });

  it('know the type of every field', () => {
    const read = everyField.map((field) => FormField.parse(JSON.parse(JSON.stringify(field))).type);
    expect(read).toEqual(everyField.map(({ type }) => type));
  });

  it('parse the badges of the catalogue, which cover all kinds', () => {
    const answer = JSON.parse(JSON.stringify({ methods: methodsOf(catalogue) }));
    const badges = new Set(parseAnswer(fetchPaymentMethods, answer).data.methods.map(({ badge }) => badge));
    expect(badges).toEqual(new Set([undefined, 'fast', 'instant', 'top', 'turbo', 'brand', 'exclusive']));
  });
});

describe('the catalogue', () => {
  it('has at least 140 deposit methods, 34 countries and 40 withdrawal methods', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(140);
    expect(countries.length).toBeGreaterThanOrEqual(34);
    expect(withdrawals.length).toBeGreaterThanOrEqual(40);
  });

  it('has every card view type both as a code and as a name', () => {
    expect(new Set(methodsOf(catalogue).map(({ cardViewType }) => cardViewType))).toEqual(
      new Set([
        undefined,
        ...[0, 3, 5, 7, 9, 13, 20],
        ...['default', 'india', 'p2p', 'eazype', 'bankTransfer', 'onramp', 'cash'],
      ]),
    );
  });

  it('has at least two methods in every group that the widget labels', () => {
    const sizes = groupsLabelledByWidget.map(
      (group) => methodsOf(catalogue).filter(({ category }) => category === group).length,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
  });

  it('has a label for every group that the widget does not label', () => {
    const unlabelled = methodsOf(catalogue).filter(
      ({ category, label }) =>
        category && !label && !groupsLabelledByWidget.some((group) => group === category),
    );
    expect(namesOf(unlabelled)).toEqual([]);
  });

  it('has every method that the widget treats specially by name', () => {
    const special = [
      'yamoney_h2h',
      'qiwi_h2h',
      'yamoney_rub',
      'webmoney_usd',
      'steam_coin',
      'nigerian_virtual_accounts',
      'p2p_market',
      'sbp_transgran_rabbit_tbank',
      'sbp_transgran_rabbit_sber',
      'bkash_p2p',
      'nagad_p2p',
      'card_p2p_uz_uzcard',
      'card_p2p_uz_humo',
    ];
    expect(special.filter((name) => !findMethod(name))).toEqual([]);
    expect(methodsOf(catalogue).filter(({ name }) => name.startsWith('card_p2p_kg_'))).toHaveLength(11);
  });

  it.each(Object.entries(lists))('has no duplicate names in the list %s', (_, entries) => {
    expect(duplicatesIn(namesOf(methodsOf(entries)))).toEqual([]);
  });

  it('translates every text to English, Russian and Arabic', () => {
    const texts = everyMethod.flatMap(({ text, label, annotation }) => [text, label, annotation]);
    const partial = texts.filter((text) => typeof text === 'object' && !(text.en && text.ru && text.ar));
    expect(partial).toEqual([]);
    expect(everyMethod.filter(({ text }) => !text)).toEqual([]);
  });

  it('has every text in the languages of its markets', () => {
    const missing = [...catalogue, ...withdrawals, ...sweepstakeDeposits, ...sweepstakeWithdrawals].flatMap(
      ({ countries: served, method }) => {
        const languages = new Set((served === 'all' ? countries : served).map(languageOf));
        const fieldTexts = (method.fields ?? []).flatMap(({ placeholder_text, values = [] }) => [
          placeholder_text,
          ...values.map(({ label }) => label),
        ]);
        return [
          method.text,
          method.label,
          method.annotation,
          method.badgeConfig?.text,
          ...fieldTexts,
        ].flatMap((text) =>
          typeof text === 'object'
            ? [...languages]
                .filter((language) => !text[language])
                .map((language) => `${text.en}: ${language}`)
            : [],
        );
      },
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('uses only translation keys that the widget knows', () => {
    const keys = [
      ...everyField.flatMap(({ placeholder_key, validations = [] }) => [
        placeholder_key,
        ...validations.map(({ regex_error_key }) => regex_error_key),
      ]),
      ...everyMethod.map(({ banner }) => banner?.bannerTextKey),
    ];
    const known = new Set<string | undefined>(Object.keys(english));
    expect([...new Set(keys)].filter((key) => key !== undefined && !known.has(key))).toEqual([]);
  });

  it('has valid limits, one pair for each currency of the method', () => {
    for (const { name, amount_rules, currency, category, prefilledAmount } of everyMethod) {
      for (const rule of Object.values(amount_rules ?? {})) {
        const min = Number(rule.min);
        const max = Number(rule.max);
        const minNonRus = Number(rule.minNonRus ?? min);
        const prefilled = Number(prefilledAmount ?? min);
        expect([name, min > 0 && minNonRus >= min && minNonRus <= max]).toEqual([name, true]);
        expect([name, prefilled >= min && prefilled <= max]).toEqual([name, true]);
      }
      if (amount_rules && category !== 'crypto') expect(Object.keys(amount_rules)).toEqual(currency);
    }
  });

  it('has deposit limits for methods without amount rules, except for one method', () => {
    expect(depositLimitsFor('pix', 'BRL')).toEqual({ min: 20, max: 30_000 });
    expect(depositLimitsFor('payretailers', 'BRL')).toEqual({ min: 25, max: 8000 });
    expect(depositLimitsFor('onramp_transak', 'INR')).toEqual({
      min: expect.any(Number),
      max: expect.any(Number),
    });
    expect(depositLimitsFor('airtm', 'INR')).toBeUndefined();
  });

  it('has samples for every rule of its fields', () => {
    const tried = new Set(samples.flatMap(({ field }) => field.validations?.map(({ regex }) => regex)));
    // Exempt are plain lengths, whose pattern is sampled once, and fields that only one method has.
    const exempt = new Set(['accountNumber', 'swiftAccount', 'zipCode', 'amount', 'paybill']);
    const untried = everyField.filter(
      ({ name, validations = [] }) => !exempt.has(name) && validations.some(({ regex }) => !tried.has(regex)),
    );
    expect([
      ...new Set(untried.map(({ name, validations }) => `${name} ${validations?.[0]?.regex}`)),
    ]).toEqual([]);
  });

  it('accepts only whole hundreds for p2p_market', () => {
    const [amount] = findMethod('p2p_market')?.fields ?? [];
    const rule = new RegExp(amount?.validations?.[0]?.regex ?? '', 'u');
    expect(amount?.type).toBe('amount');
    expect(['100', '1500', '99999900', '1000.00'].filter((value) => !rule.test(value))).toEqual([]);
    expect(['0', '50', '150', '1000.50', '0100'].filter((value) => rule.test(value))).toEqual([]);
  });

  it('has only rules that compile in unicode mode', () => {
    const patterns = everyField.flatMap(({ validations = [] }) => validations.map(({ regex }) => regex));
    expect(() => patterns.map((pattern) => new RegExp(pattern, 'u'))).not.toThrow();
  });

  it('has no card view type on withdrawal and sweepstake methods', () => {
    const shown = [
      ...methodsOf(withdrawals),
      ...methodsOf(sweepstakeDeposits),
      ...methodsOf(sweepstakeWithdrawals),
    ];
    expect(shown.filter(({ cardViewType }) => cardViewType !== undefined)).toEqual([]);
  });

  it('has at least one field on every withdrawal method', () => {
    const withoutFields = [...withdrawals, ...sweepstakeWithdrawals].filter(
      ({ method }) => !method.fields?.length,
    );
    expect(namesOf(methodsOf(withoutFields))).toEqual([]);
  });
});

describe('the method lists', () => {
  it.each(countries)(
    'have 15 to 35 deposit methods in the currency of %s and more than 16 withdrawal methods',
    (country) => {
      const methods = depositMethodsFor(country, currencyByCountry[country], 'fiat');
      expect(methods.length).toBeGreaterThanOrEqual(15);
      expect(methods.length).toBeLessThanOrEqual(35);
      const local = methods.filter(({ category }) => category !== 'crypto');
      expect(local.filter(({ currency }) => !currency?.includes(currencyByCountry[country]))).toEqual([]);
      expect(withdrawalMethodsFor(country, currencyByCountry[country]).length).toBeGreaterThan(16);
    },
  );

  it.each([
    ['br', ['pix', 'boleto', 'picpay'], ['upi', 'ideal', 'sbp']],
    ['in', ['upi', 'paytm', 'phonepe', 'netbanking_in'], ['pix', 'mpesa_ke']],
    ['nl', ['ideal', 'sepa', 'skrill'], ['blik', 'bizum', 'upi']],
    ['ng', ['nigerian_virtual_accounts', 'ng_card_verve', 'opay'], ['mpesa_ke', 'ideal']],
    ['ru', ['sbp', 'card_mir', 'p2p_sber', 'yamoney_rub'], ['visa_mastercard', 'skrill', 'kaspi']],
  ] as const)('contain the local methods of %s and none of other countries', (country, here, elsewhere) => {
    const names = namesOf(depositMethodsFor(country.toUpperCase(), currencyByCountry[country], 'fiat'));
    expect(names).toEqual(expect.arrayContaining([...here, 'usdt', 'btc']));
    expect(names.filter((name) => elsewhere.some((other) => other === name))).toEqual([]);
  });

  it('contain a method that is listed in every currency, even in one that it does not accept', () => {
    const pix = depositMethodsFor('br', 'USD', 'fiat').find(({ name }) => name === 'pix');
    expect(pix?.currency).toEqual(['BRL']);
  });

  it('contain every coin for a crypto balance, the requested one first', () => {
    const names = namesOf(depositMethodsFor('nl', 'LTC', 'crypto'));
    expect(names[0]).toBe('ltc');
    expect(names.filter((name) => findMethod(name)?.category === 'crypto')).toHaveLength(16);
    expect(names).toContain('onramp_moonpay');
  });

  it('give a method different fields for deposits and withdrawals', () => {
    const fieldsOf = (method: WireMethod | undefined) => method?.fields?.map(({ name }) => name);
    expect(fieldsOf(findMethod('pix'))).toEqual(['fullName', 'cpf']);
    expect(fieldsOf(findWithdrawalMethod('pix'))).toContain('pixKeyType');
    expect(findWithdrawalMethod('pix')?.banner).toBeUndefined();
  });

  it('contain methods to buy boxes and redeem sweep coins by country', () => {
    expect(namesOf(sweepstakeDepositMethodsFor('US', 'USD'))).toEqual(
      expect.arrayContaining(['sweep_card', 'sweep_ach', 'sweep_btc']),
    );
    expect(namesOf(sweepstakeDepositMethodsFor('ca', 'CAD'))).not.toContain('sweep_ach');
    expect(namesOf(sweepstakeWithdrawalMethodsFor('us'))).toContain('redeem_usdt');
    expect(sweepstakeDepositMethodsFor('ru', 'RUB')).toEqual([]);
  });
});
