import type { FlowName } from '@paywidget/shared/navigation/routes';
import type { Choice } from '@paywidget/shared/state';
import { finalRoute, resolveRoute, type Transaction } from './resolveRoute';

type Row = [
  flow: FlowName,
  transaction: Transaction | undefined,
  path: string,
  choice: Choice,
  shown: string,
];

const rows: Row[] = [
  ['main', undefined, '/', {}, 'deposit.list'],
  ['main', 'withdrawal', '/', {}, 'withdrawal.list'],
  ['main', undefined, '/deposit/', {}, 'deposit.list'],
  ['main', undefined, '/nowhere', {}, 'deposit.list'],
  ['main', undefined, '/cryptobalance/deposit/crypto', {}, 'deposit.list'],
  ['main', undefined, '/deposit/redirect', { method: 'card' }, 'deposit.redirect'],
  ['main', undefined, '/deposit/redirect', {}, 'deposit.list'],
  ['main', undefined, '/deposit/group/redirect', { method: 'card' }, 'deposit.list'],
  ['main', undefined, '/deposit/group/redirect', { group: 'g', method: 'card' }, 'deposit.group.redirect'],
  ['main', undefined, '/withdrawal/confirm', {}, 'withdrawal.list'],
  ['main', undefined, '/error', {}, 'error'],
  ['main', undefined, '/form', {}, 'form'],
  ['cryptobalance', undefined, '/', {}, 'cryptobalance.deposit.crypto'],
  ['cryptobalance', undefined, '/cryptobalance', {}, 'cryptobalance.deposit.crypto'],
  ['cryptobalance', undefined, '/deposit', {}, 'cryptobalance.deposit.crypto'],
  ['cryptobalance', undefined, '/withdrawal', {}, 'cryptobalance.withdrawal.list'],
  ['cryptobalance', undefined, '/cryptobalance/deposit/fiat/redirect', {}, 'cryptobalance.deposit.crypto'],
  ['cryptobalance', undefined, '/deposit/complete', {}, 'cryptobalance.deposit.fiat.complete'],
  ['cryptobalance', undefined, '/withdrawal/complete/', {}, 'cryptobalance.withdrawal.complete'],
  ['cryptobalance', undefined, '/withdrawal/confirm', {}, 'cryptobalance.withdrawal.list'],
  ['cryptobalance', undefined, '/nowhere', {}, 'cryptobalance.deposit.crypto'],
  ['sweep', undefined, '/', {}, 'sweep.deposit.list'],
  ['sweep', undefined, '/nowhere', {}, 'sweep.deposit.list'],
  ['sweep', undefined, '/deposit/select-method', {}, 'sweep.deposit.list'],
  ['sweep', undefined, '/deposit/select-method', { box: '1' }, 'sweep.deposit.select-method'],
  ['sweep', undefined, '/withdrawal/crypto/convert', {}, 'sweep.withdrawal.methods'],
  ['sweep', undefined, '/withdrawal/confirm', {}, 'sweep.withdrawal.methods'],
  ['sweep', undefined, '/withdrawal/confirm', { method: 'redeem_usdt' }, 'sweep.withdrawal.confirm'],
];

it.each(rows)(
  'flow %s, transaction %s: the path %s with the choice %j shows %s',
  (flow, transaction, path, choice, shown) => {
    expect(finalRoute({ flow, path, choice, transaction }).name).toBe(shown);
  },
);

it.each([
  ['main', '/'],
  ['sweep', '/deposit'],
] as const)('flow %s: redirects an unknown path to %s', (flow, to) => {
  expect(resolveRoute({ flow, path: '/nowhere', choice: {} })).toEqual({
    kind: 'redirect',
    to,
    forgetsChoice: false,
  });
});

it('a redirect from a main-flow path to the same page of crypto-balance keeps the query', () => {
  expect(resolveRoute({ flow: 'cryptobalance', path: '/deposit/complete', choice: {} })).toEqual({
    kind: 'redirect',
    to: '/cryptobalance/deposit/fiat/complete',
    forgetsChoice: false,
    keepsQuery: true,
  });
});

it('a failed guard redirects to the list and clears the choice', () => {
  const resolution = resolveRoute({ flow: 'main', path: '/deposit/crypto', choice: { method: 'btc' } });
  expect(resolution).toEqual({ kind: 'redirect', to: '/deposit', forgetsChoice: true });
});
