import type { Attempt } from '@paywidget/shared/state';
import { type AttemptStatus, type ResumeTarget, resumeTarget } from './checkAttempt';

const base = 'https://pay.example/paywidget/';
const attempt: Attempt = {
  method: 'moon',
  kind: 'create',
  country: 'br',
  currency: 'USD',
  redirectMode: 'helper',
  screen: 'deposit.group.redirect',
  isUnknown: true,
  key: 'k1',
  createdAt: 1,
};
const known = { ...attempt, isUnknown: false, key: undefined, depositId: 'd1' };
const deposit = (apiResponse: object = {}) => ({ depositId: 'd1', apiResponse }) as AttemptStatus['deposit'];
const screen = (target: ResumeTarget) =>
  target.kind === 'none' ? 'none' : `${target.screen} ${target.status}`;

it.each<[string, Attempt, AttemptStatus, string]>([
  ['an unknown outcome that came to nothing', attempt, {}, 'none'],
  ['an unknown outcome that came to a deposit', attempt, { deposit: deposit() }, 'deposit.complete waiting'],
  [
    'a form that asks for more fields',
    attempt,
    { deposit: deposit({ isFieldsRequired: true }) },
    'deposit.group.redirect waiting',
  ],
  [
    'an invoice',
    known,
    { status: 'waiting', deposit: deposit({ data: { card: {} } }) },
    'deposit.host-to-host waiting',
  ],
  [
    'a page named by the answer',
    known,
    { status: 'accepted', deposit: deposit({ pageId: 'pix' }) },
    'deposit.redirect.pix accepted',
  ],
  [
    'a page of a deposit that the player claims to have paid',
    { ...known, isPaid: true },
    { status: 'waiting', deposit: deposit({ pageId: 'pix' }) },
    'deposit.complete waiting',
  ],
  ['a deposit that is under way no more', known, { status: 'accepted' }, 'deposit.complete accepted'],
  [
    'a final deposit',
    known,
    { status: 'mistaked', deposit: deposit({ pageId: 'pix' }) },
    'deposit.complete mistaked',
  ],
  ['a box', { ...known, kind: 'sweepstake' }, { status: 'waiting' }, 'sweep.deposit.complete waiting'],
  [
    'a crypto address without a payment',
    { ...known, network: 'TRC20' },
    { status: 'waiting', deposit: { depositId: 'd1', data: { depositAddress: 'T', cryptoName: 'USDT' } } },
    'deposit.group.redirect waiting',
  ],
  [
    'a crypto address unknown to the server',
    { ...known, network: 'TRC20' },
    { status: 'waiting' },
    'deposit.group.redirect waiting',
  ],
  [
    'a crypto address that was paid meanwhile',
    { ...known, network: 'TRC20' },
    { status: 'processed' },
    'deposit.complete processed',
  ],
  ['an address that must not be followed', attempt, { deposit: deposit({ source: 'javascript:1' }) }, 'none'],
])('%s', (_, interrupted, answer, target) => {
  expect(screen(resumeTarget(interrupted, answer, base))).toBe(target);
});

it('offers the provider’s page only if the player was not sent there yet', () => {
  const answer = { status: 'waiting' as const, deposit: deposit({ source: 'https://bank.example/' }) };
  const redirectFor = (interrupted: Attempt) => {
    const target = resumeTarget(interrupted, answer, base);
    return target.kind === 'screen' ? target.redirect?.redirect.url : undefined;
  };
  expect(redirectFor(attempt)).toBe('https://bank.example/');
  expect(redirectFor({ ...known, awaitsRedirect: true })).toBe('https://bank.example/');
  expect(redirectFor({ ...known, awaitsRedirect: false })).toBeUndefined();
});
