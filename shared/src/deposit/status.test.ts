import { laterStatus, statusFromQuery } from './status';

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

it('reads no status where there is none, or one of another deposit', () => {
  expect(query('depositId=7')).toBeUndefined();
  expect(query('status=processed&depositId=8', '7')).toBeUndefined();
});

it('tells the deposit that it read', () => {
  expect(query('status=processed&depositId=8')).toEqual({ status: 'processed', depositId: '8' });
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
  expect(laterStatus(current, news)).toBe(later);
});
