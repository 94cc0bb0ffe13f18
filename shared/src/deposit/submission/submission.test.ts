import { ResponseError } from '@paywidget/shared/api';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import type { DepositOrder } from '../order/depositRequest';
import { buildDepositRequest } from '../order/depositRequest';
import {
  contextOf,
  type DepositSubmission,
  isBusy,
  isUnresolved,
  reduce,
  type SentRequest,
  type SubmissionEvent,
} from './submission';

const method = samplePaymentMethod('moon');
const facts = { country: 'br', currency: 'USD', returnUrl: 'https://pay.example/' };

const orderOf = (amount: string, paymentSessionId?: string): DepositOrder => ({
  context: {
    method: 'moon',
    kind: 'create',
    country: 'br',
    currency: 'USD',
    redirectMode: 'helper',
    screen: 'deposit.redirect',
  },
  request: buildDepositRequest(
    'create',
    method,
    { isValid: true, amount, fields: {} },
    { ...facts, paymentSessionId },
  ),
});

const order = orderOf('50');
const edited = orderOf('60');
const sent: SentRequest = { key: 'k1', order, request: order.request };
const unresolved = { context: order.context, sent };
const unknown: DepositSubmission = { step: 'unknown', unresolved, checkCount: 0, isNotFound: false };
const resolved = {
  answer: { depositId: '1' },
  outcome: { kind: 'go' as const, screen: 'deposit.complete' },
  context: order.context,
};
const captchaRequired = new ResponseError('e', 400, undefined, 'captcha_required');

const after = (start: DepositSubmission, ...events: SubmissionEvent[]) => events.reduce(reduce, start);
const submit: SubmissionEvent = { type: 'submit', order };
const send: SubmissionEvent = { type: 'send', key: 'k1', request: order.request };

it('creates one deposit, however often submit is pressed', () => {
  const preparing = after({ step: 'idle' }, submit);
  expect(after(preparing, submit, { type: 'submit', order: edited })).toBe(preparing);
  const creating = after(preparing, send);
  expect(after(creating, submit, send, { type: 'retry' }, { type: 'tick' })).toBe(creating);
  expect(after(creating, { type: 'answered', ...resolved })).toEqual({ step: 'done', ...resolved });
});

it('solves a captcha that the server asks for once, and sends under a new key', () => {
  const creating = after({ step: 'idle' }, submit, send);
  const again = after(creating, { type: 'rejected', error: captchaRequired });
  expect(again).toMatchObject({ step: 'preparing', round: 2 });
  const second = after(again, { ...send, key: 'k2' } as SubmissionEvent);
  expect(second).toMatchObject({ step: 'creating', sent: { key: 'k2' } });
  expect(after(second, { type: 'rejected', error: captchaRequired })).toMatchObject({ step: 'failed' });
});

it('cancels what is not sent yet when the player leaves, and sends nothing after a check', () => {
  const leave: SubmissionEvent = { type: 'leave' };
  const preparing = after({ step: 'idle' }, submit);
  expect(after(preparing, leave)).toEqual({ step: 'idle' });
  const again = after(preparing, send, { type: 'rejected', error: captchaRequired });
  expect(after(again, leave)).toEqual({ step: 'idle' });
  for (const press of [submit, { type: 'submit', order: edited } as const, { type: 'retry' } as const]) {
    const left = after(unknown, press, leave);
    expect(left).toMatchObject({ step: 'checking', afterCheck: { do: 'wait' } });
    expect(after(left, { type: 'notFound' })).toMatchObject({ step: 'unknown', isNotFound: true });
  }
  const creating = after(preparing, send);
  expect(after(creating, leave)).toBe(creating);
  expect(after(unknown, leave)).toBe(unknown);
});

it('keeps the request while its outcome is unknown and resends it unchanged', () => {
  const noResponse = after({ step: 'idle' }, submit, send, { type: 'noResponse' });
  expect(noResponse).toEqual(unknown);
  const notFound = after(noResponse, { type: 'tick' }, { type: 'notFound' });
  expect(notFound).toMatchObject({ step: 'unknown', isNotFound: true, checkCount: 1 });
  expect(after(notFound, { type: 'retry' }, { type: 'notFound' })).toMatchObject({
    step: 'creating',
    sent,
    isResend: true,
  });
});

it('resends even if the check fails, because the key makes that safe', () => {
  expect(after(unknown, submit, { type: 'unreachable' })).toMatchObject({ step: 'creating', sent });
});

it('treats the same order with another payment session as the same', () => {
  expect(after(unknown, { type: 'submit', order: orderOf('50', 's1') }, { type: 'notFound' })).toMatchObject({
    step: 'creating',
    sent,
  });
});

it('checks before it creates an edited deposit', () => {
  const checking = after(unknown, { type: 'submit', order: edited });
  expect(checking).toMatchObject({ step: 'checking' });
  expect(isBusy(checking)).toBe(true);
  expect(after(checking, { type: 'notFound' })).toEqual({ step: 'preparing', order: edited, round: 1 });
  expect(after(checking, { type: 'unreachable' })).toMatchObject({ step: 'unknown', unresolved });
  expect(after(checking, { type: 'found', ...resolved })).toMatchObject({
    step: 'done',
    answer: { depositId: '1' },
  });
});

it('a press during an automatic check decides what follows it', () => {
  const checking = after(unknown, { type: 'tick' });
  expect(isBusy(checking)).toBe(false);
  expect(after(checking, submit, { type: 'notFound' })).toMatchObject({ step: 'creating', sent });
  expect(after(checking, { type: 'submit', order: edited }, submit)).toMatchObject({
    afterCheck: { do: 'order', order: edited },
  });
});

it('has an unknown outcome after the player cancels a call', () => {
  expect(after({ step: 'idle' }, submit, { type: 'cancel' })).toEqual({ step: 'idle' });
  expect(after({ step: 'idle' }, submit, send, { type: 'cancel' })).toEqual(unknown);
});

describe('after a reload', () => {
  const kept = { context: order.context };
  const checking = after({ step: 'idle' }, { type: 'submit', order, unresolved: kept });

  it('checks before anything is sent, even for the same deposit', () => {
    expect(checking).toMatchObject({ step: 'checking', unresolved: kept, afterCheck: { do: 'order' } });
    expect(after(checking, { type: 'notFound' })).toEqual({ step: 'preparing', order, round: 1 });
  });

  it('is unresolved until the check has ended, and a press afterwards checks again', () => {
    expect(isUnresolved(checking)).toBe(true);
    const again = after(checking, { type: 'unreachable' });
    const waiting = after(again, { type: 'retry' });
    expect(waiting).toMatchObject({ step: 'checking', afterCheck: { do: 'wait' } });
    expect(isBusy(waiting)).toBe(false);
    expect(after(again, submit)).toMatchObject({ step: 'checking', afterCheck: { do: 'order', order } });
  });

  it('resends nothing if the check fails', () => {
    const unresolvedAgain = after(checking, { type: 'unreachable' });
    expect(unresolvedAgain).toMatchObject({ step: 'unknown', unresolved: kept });
    expect(after(unresolvedAgain, { type: 'retry' }, { type: 'unreachable' })).toMatchObject({
      step: 'unknown',
    });
    expect(after(unresolvedAgain, { type: 'retry' }, { type: 'notFound' })).toEqual({ step: 'idle' });
  });
});

describe('in the step', () => {
  const { context } = order;
  const check = (action: object, isNotFound = false) =>
    ({ step: 'checking', unresolved, checkCount: 0, isNotFound, afterCheck: action }) as DepositSubmission;

  it.each<[string, DepositSubmission, boolean, boolean, typeof context | undefined]>([
    ['idle', { step: 'idle' }, false, false, undefined],
    ['preparing', { step: 'preparing', order, round: 1 }, true, false, context],
    ['creating', { step: 'creating', sent, round: 1, isResend: false }, true, false, context],
    ['unknown', unknown, false, true, context],
    ['unknown, without a deposit', { ...unknown, isNotFound: true }, false, false, context],
    ['checking, by itself', check({ do: 'wait' }), false, true, context],
    ['checking before a resend', check({ do: 'resend' }), true, true, context],
    ['checking before another order', check({ do: 'order', order }, true), true, false, context],
    ['done', { step: 'done', ...resolved }, false, false, context],
    ['failed', { step: 'failed', error: 1, context }, false, false, context],
  ])('%s it is known if a deposit is busy or unresolved, and whose it is', (_, state, busy, open, about) => {
    expect([isBusy(state), isUnresolved(state), contextOf(state)]).toEqual([busy, open, about]);
  });

  const others: SubmissionEvent[] = [
    { type: 'retry' },
    { type: 'tick' },
    { type: 'cancel' },
    { type: 'leave' },
    send,
    { type: 'answered', ...resolved },
    { type: 'undelivered', resolved },
    { type: 'rejected', error: 1 },
    { type: 'noResponse' },
    { type: 'found', ...resolved },
    { type: 'notFound' },
    { type: 'unreachable' },
    submit,
  ];
  it.each<{ state: DepositSubmission; expected: SubmissionEvent['type'][] }>([
    { state: { step: 'idle' }, expected: ['submit'] },
    { state: { step: 'done', ...resolved }, expected: ['submit'] },
    { state: { step: 'failed', error: 1, context }, expected: ['submit'] },
    { state: { step: 'preparing', order, round: 1 }, expected: ['cancel', 'leave', 'send', 'rejected'] },
    {
      state: { step: 'creating', sent, round: 1, isResend: false },
      expected: ['cancel', 'answered', 'undelivered', 'rejected', 'noResponse'],
    },
    { state: unknown, expected: ['retry', 'tick', 'submit'] },
    {
      state: check({ do: 'wait' }),
      expected: ['retry', 'cancel', 'undelivered', 'rejected', 'found', 'notFound', 'unreachable', 'submit'],
    },
    {
      state: check({ do: 'resend' }),
      expected: ['cancel', 'leave', 'undelivered', 'rejected', 'found', 'notFound', 'unreachable'],
    },
  ])('$state.step only these events change something', ({ state, expected }) => {
    const changing = others.filter((event) => reduce(state, event) !== state).map(({ type }) => type);
    expect(changing).toEqual(expected);
  });
});

it('a first send is no resend, and keeps what the captcha added', () => {
  const request = {
    ...order.request,
    body: { ...order.request.body, captchaBypass: true },
  } as typeof order.request;
  expect(after({ step: 'idle' }, submit, { ...send, request })).toEqual({
    step: 'creating',
    sent: { key: 'k1', order, request },
    round: 1,
    isResend: false,
  });
});

it('a failure keeps its cause and its order’s context, before and after the request', () => {
  const error = new Error('No');
  const failed = { step: 'failed', error, context: order.context };
  expect(after({ step: 'idle' }, submit, { type: 'rejected', error })).toEqual(failed);
  expect(after({ step: 'idle' }, submit, send, { type: 'rejected', error })).toEqual(failed);
  expect(after(unknown, { type: 'tick' }, { type: 'rejected', error })).toEqual(failed);
});

it('sends a captcha’s request again from the start if its outcome is unknown', () => {
  const second = after(
    { step: 'idle' },
    submit,
    send,
    { type: 'rejected', error: captchaRequired },
    send,
    { type: 'noResponse' },
    submit,
    { type: 'notFound' },
  );
  expect(second).toMatchObject({ step: 'creating', isResend: true });
  expect(after(second, { type: 'rejected', error: captchaRequired })).toMatchObject({
    step: 'preparing',
    order,
    round: 2,
  });
});

it('remembers which deposit the request continued', () => {
  const continued = { ...order, depositId: 'd1' };
  expect(
    after({ step: 'idle' }, { type: 'submit', order: continued }, send, { type: 'noResponse' }),
  ).toMatchObject({
    unresolved: { depositId: 'd1', context: order.context, sent: { order: continued } },
  });
});

it('a press that arrives before a check is asked for starts one', () => {
  expect(after(unknown, { type: 'tick' })).toEqual({
    step: 'checking',
    unresolved,
    checkCount: 0,
    isNotFound: false,
    afterCheck: { do: 'wait' },
  });
  expect(after(unknown, { type: 'retry' })).toMatchObject({ step: 'checking', afterCheck: { do: 'resend' } });
  expect(after(unknown, submit)).toMatchObject({ step: 'checking', afterCheck: { do: 'resend' } });
});

describe('a deposit that is paid for a player who has left', () => {
  it('stays unresolved, with its answer', () => {
    const left = after({ step: 'idle' }, submit, send, { type: 'undelivered', resolved });
    expect(left).toEqual({
      step: 'unknown',
      unresolved: { ...unresolved, depositId: undefined, undelivered: resolved },
      checkCount: 0,
      isNotFound: false,
    });
  });

  it('stays unresolved if a check finds it', () => {
    const notFound = { ...unknown, isNotFound: true };
    expect(after(notFound, { type: 'tick' }, { type: 'undelivered', resolved })).toEqual({
      step: 'unknown',
      unresolved: { ...unresolved, undelivered: resolved },
      checkCount: 1,
      isNotFound: false,
    });
  });
});

it.each<[SubmissionEvent['type'], boolean]>([
  ['cancel', true],
  ['cancel', false],
  ['unreachable', true],
  ['unreachable', false],
])('a check that ends with %s tells nothing new: not found before: %s', (type, isNotFound) => {
  const checking = after({ ...unknown, isNotFound, checkCount: 3 }, { type: 'tick' });
  expect(after(checking, { type } as SubmissionEvent)).toEqual({
    step: 'unknown',
    unresolved,
    checkCount: 4,
    isNotFound,
  });
});
