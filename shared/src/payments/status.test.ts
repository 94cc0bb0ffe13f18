import { advanceStatus, displayedStatus, matchesPush, statusFromQuery } from './status';

const query = (text: string, expectedId?: string) => statusFromQuery(new URLSearchParams(text), expectedId);

it.each([
  ['status=processed', 'processed'],
  ['status=MISTAKED', 'mistaked'],
  ['status=accepted&depositId=7', 'accepted'],
  ['status=1', 'processed'],
  ['status=CANCELED', 'mistaked'],
  ['status=0', 'waiting'],
  ['status=whatever', 'accepted'],
])('reads %s', (text, status) => {
  expect(query(text, '7')?.status).toBe(status);
});

it('reads nothing if there is no status or it belongs to another deposit', () => {
  expect(query('depositId=7')).toBeUndefined();
  expect(query('status=processed&depositId=8', '7')).toBeUndefined();
});

it('returns the deposit’s id', () => {
  expect(query('status=processed&depositId=8')).toEqual({ status: 'processed', depositId: '8' });
});

it('tells a cancellation from a declined payment', () => {
  expect(query('status=CANCELED')).toStrictEqual({ status: 'mistaked', isCancelled: true });
  expect(query('status=mistaked')).toStrictEqual({ status: 'mistaked' });
});

it.each([
  ['waiting', 'accepted', 'accepted'],
  ['accepted', 'waiting', 'accepted'],
  ['accepted', 'mistaked', 'mistaked'],
  ['processed', 'waiting', 'processed'],
  ['processed', 'accepted', 'processed'],
  ['mistaked', 'processed', 'processed'],
  ['processed', 'mistaked', 'mistaked'],
] as const)('%s, then %s, is %s', (current, news, later) => {
  expect(advanceStatus(current, news)).toBe(later);
});

it.each([
  ['waiting', undefined, 'waiting'],
  ['processed', undefined, 'processed'],
  ['waiting', 'accepted', 'accepted'],
  ['waiting', 'processed', 'processed'],
  ['accepted', 'mistaked', 'mistaked'],
  ['accepted', 'waiting', 'accepted'],
  // Anyone can write a URL.
  ['mistaked', 'processed', 'mistaked'],
  ['processed', 'mistaked', 'processed'],
] as const)('a deposit that is %s, and %s in the address, is shown as %s', (confirmed, returned, shown) => {
  expect(displayedStatus(confirmed, returned)).toBe(shown);
});

describe('a push', () => {
  const push = { amount: '1', currency: 'USDT', status: 'processed' } as const;
  const coins = {
    depositId: 'd1',
    onchainTransaction: { txid: 't1', seenAt: 0 },
  } as const;
  const usual = { depositId: 'd1' } as const;

  it.each([
    ['of the deposit', { depositId: 'd1' }, usual, true],
    ['of another deposit', { depositId: 'd2' }, usual, false],
    ['of no deposit', {}, usual, false],
    ['of no deposit, where none is known', {}, {}, false],
    ['of the coins', { txid: 't1' }, coins, true],
    ['of other coins to the same address', { depositId: 'd1', txid: 't2' }, coins, false],
    ['of the coins under a deposit of their own', { depositId: 'd9', txid: 't1' }, coins, true],
    ['of the deposit of the coins', { depositId: 'd1' }, coins, true],
    ['of coins that the page knows by their deposit', { depositId: 'd1', txid: 't1' }, usual, true],
  ] as const)('%s is about the transaction or not', (_, about, transaction, expected) => {
    expect(matchesPush({ ...push, ...about }, transaction)).toBe(expected);
  });
});
