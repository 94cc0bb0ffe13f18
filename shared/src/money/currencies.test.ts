import { isCryptoCurrency } from './coins';
import { currencyCodes, currencyOf, defaultCurrencies } from './currencies';
import { paymentCurrencyOf } from './paymentCurrency';

const coins = 'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON'.split(' ');

test('lists about ninety currencies, each once', () => {
  expect(currencyCodes.length).toBeGreaterThanOrEqual(85);
  expect(currencyCodes.length).toBeLessThanOrEqual(105);
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
});

test('exactly the sixteen supported coins are crypto currencies', () => {
  expect(currencyCodes.filter(isCryptoCurrency).sort()).toEqual(coins.sort());
});

test.each(currencyCodes)(
  '%s has a code of letters, a symbol without spaces or digits, and the right number of decimals',
  (code) => {
    const currency = currencyOf(code);
    expect(currency.code).toBe(code);
    expect(code).toMatch(/^[A-Z]{2,4}$/);
    expect(currency.symbol).toMatch(/^[^\s\d]+$/);
    expect(currency.decimals).toBe(currency.isCrypto ? 8 : 2);
  },
);

test.each([
  ['USD', '$'],
  ['RUB', '₽'],
  ['BRL', 'R$'],
  ['INR', '₹'],
  ['XAF', 'FCFA'],
  ['XOF', 'CFA'],
  ['CHF', 'CHF'],
  ['USDT', 'USDT'],
  ['QSC', 'SC'],
])('the symbol of %s is %s', (code, symbol) => {
  expect(currencyOf(code).symbol).toBe(symbol);
});

test('gold coins are never shown as sweep coins, but an account in QGC pays and redeems in QSC', () => {
  expect(currencyOf('QGC')).toEqual({ ...currencyOf('GC'), code: 'QGC' });
  expect(['QGC', 'QSC', 'GC', 'USD'].map(paymentCurrencyOf)).toEqual(['QSC', 'QSC', 'GC', 'USD']);
});

test('ignores the case of a code', () => {
  expect(currencyOf('usdt')).toEqual(currencyOf('USDT'));
});

test.each(['ZZZ', 'CONSTRUCTOR', '__PROTO__'])(
  'the unknown code %s gets itself as symbol and 2 decimals',
  (code) => {
    expect(currencyOf(code)).toEqual({ code, symbol: code, isCrypto: false, decimals: 2 });
  },
);

test('the default currencies are known currencies', () => {
  expect(currencyOf(defaultCurrencies.fiat).isCrypto).toBe(false);
  expect(currencyOf(defaultCurrencies.crypto).isCrypto).toBe(true);
});
