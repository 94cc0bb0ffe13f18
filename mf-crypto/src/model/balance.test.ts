import { samplePaymentMethod } from '@paywidget/shared/testing';
import { balanceCurrencies, balanceCurrency } from './balanceCurrencies';
import { balanceEntries } from './balanceEntries';

const coin = (name: string, position: number) =>
  samplePaymentMethod(name.toLowerCase(), { text: name, position, category: 'crypto', currency: [name] });

describe('the currencies of crypto-balance', () => {
  it('of the crypto tab are the coins without NEO', () => {
    expect(balanceCurrencies('crypto')).toHaveLength(15);
    expect(balanceCurrencies('crypto')).not.toContain('NEO');
  });

  it('of the fiat tab are all fiat currencies, without the coins of sweepstakes', () => {
    const fiat = balanceCurrencies('fiat');
    expect(fiat).toEqual(expect.arrayContaining(['USD', 'EUR', 'BRL']));
    expect(fiat).not.toEqual(expect.arrayContaining(['SC']));
    expect(fiat).not.toContain('BTC');
  });

  it.each([
    [
      'the player’s choice',
      { picked: { crypto: 'TON', fiat: 'BRL' }, initial: { crypto: 'BTC', fiat: 'EUR' }, account: 'KZT' },
      'TON',
      'BRL',
    ],
    [
      'the server’s initial currency',
      { initial: { crypto: 'BTC', fiat: 'EUR' }, account: 'KZT' },
      'BTC',
      'EUR',
    ],
    ['the account’s currency in its tab: fiat', { account: 'BRL' }, 'USDT', 'BRL'],
    ['the account’s currency in its tab: crypto', { account: 'LTC' }, 'LTC', 'USD'],
    [
      'the account’s currency if the tab does not list the server’s',
      { initial: { crypto: 'NEO', fiat: 'SC' }, account: 'BRL' },
      'USDT',
      'BRL',
    ],
    ['the default if the tab does not list the account’s currency', { account: 'NEO' }, 'USDT', 'USD'],
    [
      'the server’s initial currency of one tab alone',
      { initial: { fiat: 'EUR' }, account: 'BRL' },
      'USDT',
      'EUR',
    ],
    ['the default for an account of sweepstake coins', { account: 'SC' }, 'USDT', 'USD'],
  ])('start with %s', (_, currencies, crypto, fiat) => {
    const sources = { picked: {}, initial: undefined, ...currencies };
    expect(balanceCurrency('crypto', sources)).toBe(crypto);
    expect(balanceCurrency('fiat', sources)).toBe(fiat);
  });
});

describe('the lists of crypto-balance', () => {
  const onramp = samplePaymentMethod('ramp', { cardViewType: 13, position: 0 });
  const methods = [onramp, coin('BTC', 1), coin('NEO', 2), coin('USDT', 3), coin('ETH', 2)];
  const names = (entries: ReturnType<typeof balanceEntries>) =>
    entries.map((entry) => (entry.kind === 'method' ? entry.method.name : entry.name));

  it('for crypto are the picked coin, the other coins without NEO, then other methods', () => {
    expect(names(balanceEntries('crypto', methods, 'USDT'))).toEqual(['usdt', 'btc', 'eth', 'ramp']);
  });

  it('for fiat are methods and groups without coins', () => {
    const cards = ['a', 'b'].map((name) =>
      samplePaymentMethod(name, { category: 'card_method', position: 5 }),
    );
    const pix = samplePaymentMethod('pix', { position: 1 });
    const strange = samplePaymentMethod('strange', { cardViewType: 99 });
    expect(names(balanceEntries('fiat', [...methods, ...cards, strange, pix], 'BRL'))).toEqual([
      'ramp',
      'pix',
      'card_method',
    ]);
  });
});
