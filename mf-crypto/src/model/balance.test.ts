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
    ['the default currency', {}, undefined, 'USDT', 'USD'],
    ['the server’s initial currency', {}, { crypto: 'btc', fiat: 'EUR' }, 'BTC', 'EUR'],
    [
      'the default if the tab does not list the server’s currency',
      {},
      { crypto: 'NEO', fiat: 'SC' },
      'USDT',
      'USD',
    ],
    ['the player’s choice', { crypto: 'TON', fiat: 'BRL' }, { crypto: 'BTC', fiat: 'EUR' }, 'TON', 'BRL'],
  ])('start with %s', (_, picked, initial, crypto, fiat) => {
    expect(balanceCurrency('crypto', picked, initial)).toBe(crypto);
    expect(balanceCurrency('fiat', picked, initial)).toBe(fiat);
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
