import { ResponseError } from '@paywidget/shared/api';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { buildCreation } from './buildCreation';
import type { Order } from './purpose';
import { isBusy, reduce, type Sent, type Submission, type SubmissionEvent } from './submission';

const method = samplePaymentMethod('moon');
const facts = { country: 'br', currency: 'USD', returnUrl: 'https://pay.example/' };

const orderOf = (amount: string, paymentSessionId?: string): Order => ({
  purpose: {
    method: 'moon',
    kind: 'create',
    country: 'br',
    currency: 'USD',
    through: 'helper',
    screen: 'deposit.redirect',
  },
  creation: buildCreation(
    'create',
    method,
    { isValid: true, amount, fields: {} },
    { ...facts, paymentSessionId },
  ),
});

const order = orderOf('50');
const edited = orderOf('60');
const sent: Sent = { key: 'k1', order, creation: order.creation };
const doubt = { purpose: order.purpose, sent };
const unknown: Submission = { step: 'unknown', doubt, asked: 0, isAbsent: false };
const settled = {
  answer: { depositId: '1' },
  outcome: { kind: 'go' as const, screen: 'deposit.complete' },
  purpose: order.purpose,
};
const captchaRequired = new ResponseError('e', 400, undefined, 'captcha_required');

const after = (start: Submission, ...events: SubmissionEvent[]) => events.reduce(reduce, start);
const press: SubmissionEvent = { type: 'press', order };
const send: SubmissionEvent = { type: 'send', key: 'k1', creation: order.creation };

it('creates one deposit, however often submit is pressed', () => {
  const preparing = after({ step: 'idle' }, press);
  expect(after(preparing, press, { type: 'press', order: edited })).toBe(preparing);
  const creating = after(preparing, send);
  expect(after(creating, press, send, { type: 'retry' }, { type: 'tick' })).toBe(creating);
  expect(after(creating, { type: 'answered', ...settled })).toEqual({ step: 'done', ...settled });
});

it('solves a captcha that the server asks for once, under a key of its own', () => {
  const creating = after({ step: 'idle' }, press, send);
  const again = after(creating, { type: 'refused', error: captchaRequired });
  expect(again).toMatchObject({ step: 'preparing', round: 2 });
  const second = after(again, { ...send, key: 'k2' } as SubmissionEvent);
  expect(second).toMatchObject({ step: 'creating', sent: { key: 'k2' } });
  expect(after(second, { type: 'refused', error: captchaRequired })).toMatchObject({ step: 'failed' });
});

it('keeps the call while its outcome is unknown, and sends it as it was', () => {
  const lost = after({ step: 'idle' }, press, send, { type: 'lost' });
  expect(lost).toEqual(unknown);
  const absent = after(lost, { type: 'tick' }, { type: 'absent' });
  expect(absent).toMatchObject({ step: 'unknown', isAbsent: true, asked: 1 });
  expect(after(absent, { type: 'retry' }, { type: 'absent' })).toMatchObject({
    step: 'creating',
    sent,
    isResend: true,
  });
});

it('sends again even when the server cannot be asked, as the key makes that safe', () => {
  expect(after(unknown, press, { type: 'unreachable' })).toMatchObject({ step: 'creating', sent });
});

it('counts the same order with another payment session as the same', () => {
  expect(after(unknown, { type: 'press', order: orderOf('50', 's1') }, { type: 'absent' })).toMatchObject({
    step: 'creating',
    sent,
  });
});

it('asks before it creates an edited deposit', () => {
  const asking = after(unknown, { type: 'press', order: edited });
  expect(asking).toMatchObject({ step: 'asking' });
  expect(isBusy(asking)).toBe(true);
  expect(after(asking, { type: 'absent' })).toEqual({ step: 'preparing', order: edited, round: 1 });
  expect(after(asking, { type: 'unreachable' })).toMatchObject({ step: 'unknown', doubt });
  expect(after(asking, { type: 'found', ...settled })).toMatchObject({
    step: 'done',
    answer: { depositId: '1' },
  });
});

it('takes a press while it asks by itself as what to do next', () => {
  const asking = after(unknown, { type: 'tick' });
  expect(isBusy(asking)).toBe(false);
  expect(after(asking, press, { type: 'absent' })).toMatchObject({ step: 'creating', sent });
  expect(after(asking, { type: 'press', order: edited }, press)).toMatchObject({
    next: { do: 'order', order: edited },
  });
});

it('does not know what became of a call that the player cancelled', () => {
  expect(after({ step: 'idle' }, press, { type: 'cancel' })).toEqual({ step: 'idle' });
  expect(after({ step: 'idle' }, press, send, { type: 'cancel' })).toEqual(unknown);
});

describe('after a reload', () => {
  const kept = { purpose: order.purpose };
  const asking = after({ step: 'idle' }, { type: 'press', order, doubt: kept });

  it('asks before anything is sent, even for the same deposit', () => {
    expect(asking).toMatchObject({ step: 'asking', doubt: kept, next: { do: 'order' } });
    expect(after(asking, { type: 'absent' })).toEqual({ step: 'preparing', order, round: 1 });
  });

  it('sends nothing again when the server cannot be asked', () => {
    const doubted = after(asking, { type: 'unreachable' });
    expect(doubted).toMatchObject({ step: 'unknown', doubt: kept });
    expect(after(doubted, { type: 'retry' }, { type: 'unreachable' })).toMatchObject({ step: 'unknown' });
    expect(after(doubted, { type: 'retry' }, { type: 'absent' })).toEqual({ step: 'idle' });
  });
});
