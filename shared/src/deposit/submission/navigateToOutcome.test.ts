/** @jest-environment jsdom */
import {
  attemptStoreAtom,
  choiceAtom,
  createdDepositAtom,
  createStore,
  type OrderContext,
  paymentSessionsAtom,
  sessionAtom,
  transactionAtom,
} from '@paywidget/shared/state';
import {
  createRecordingHost,
  sampleAttempt,
  sampleOrderContext,
  sampleSession,
} from '@paywidget/shared/testing';
import type { HelperWindow } from '../redirect/helperWindow';
import { pendingRedirectAtom } from '../redirect/pendingRedirect';
import type { DepositOutcome } from '../response/outcome';
import { navigateToOutcome } from './navigateToOutcome';

const context: OrderContext = sampleOrderContext({ group: 'banks', box: '5' });
const redirect = { url: 'https://bank.example/', method: 'GET', data: {} } as const;
const redirecting = (
  redirectMode: OrderContext['redirectMode'],
  screen = 'deposit.complete',
): DepositOutcome => ({ kind: 'redirect', redirect, redirectMode, screen });

function setUp({ method = 'moon', helper }: { method?: string; helper?: Partial<HelperWindow> } = {}) {
  sessionStorage.clear();
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  store.set(choiceAtom, { method });
  store.set(paymentSessionsAtom, new Map([['moon', 's1']]));
  const host = createRecordingHost();
  const steps: string[] = [];
  const go = jest.fn((screen: string) => void steps.push(screen));
  const opened: HelperWindow | undefined = helper && {
    isBlocked: false,
    isClosed: false,
    isSevered: false,
    onClosed: () => () => undefined,
    awaitCheck: () => undefined,
    send: jest.fn(() => void steps.push('the window')),
    close: jest.fn(),
    ...helper,
  };
  const answer = { depositId: 'd1' };
  const navigate = (outcome: DepositOutcome, changes: Partial<OrderContext> = {}) =>
    navigateToOutcome(
      { answer, outcome, context: { ...context, ...changes } },
      { store, host, go, helper: opened },
    );
  return { store, host, go, steps, helper: opened, answer, navigate };
}

describe('a deposit that asks for more on its form', () => {
  it.each<[string, DepositOutcome]>([
    ['fields', { kind: 'fields', fields: [] }],
    ['a crypto address', { kind: 'address', address: {} as never }],
  ])('stays there: %s', (_, outcome) => {
    const { navigate, go, host, store, helper, answer } = setUp({ helper: {} });
    store.set(transactionAtom, { status: 'processed', depositId: 'd0' });
    store.get(attemptStoreAtom).write(sampleAttempt({ depositId: 'd1', deadline: 9 }));
    navigate(outcome, { network: 'TRC20' });
    expect(go).not.toHaveBeenCalled();
    expect(host.sent).toEqual([]);
    expect(helper?.close).toHaveBeenCalled();
    expect(store.get(createdDepositAtom)).toEqual({
      method: 'moon',
      answer,
      deadline: 9,
      network: 'TRC20',
    });
    expect(store.get(transactionAtom).depositId).toBe('d0');
    expect(store.get(paymentSessionsAtom).has('moon')).toBe(true);
  });

  it('opens that form if another method’s form has found it', () => {
    const { navigate, go, store } = setUp({ method: 'sun' });
    navigate({ kind: 'fields', fields: [] });
    expect(go.mock.calls).toEqual([['deposit.redirect', { replace: true }]]);
    expect(store.get(choiceAtom)).toEqual({ method: 'moon', group: 'banks', box: '5' });
  });
});

describe('a deposit that goes on', () => {
  it.each([
    ['deposit.complete', true],
    ['sweep.deposit.complete', true],
    ['deposit.host-to-host', false],
  ])('opens the screen %s, and replaces the form of a finished deposit: %s', (screen, replace) => {
    const { navigate, go, store, host, helper } = setUp({ helper: {} });
    navigate({ kind: 'go', screen });
    expect(go.mock.calls).toEqual([[screen, { replace }]]);
    expect(store.get(transactionAtom)).toEqual({ status: 'waiting', depositId: 'd1', method: 'moon' });
    expect(host.sent).toEqual([{ messageType: 'DepositStatus', depositId: 'd1', status: 'waiting' }]);
    expect(store.get(paymentSessionsAtom).has('moon')).toBe(false);
    expect(helper?.close).toHaveBeenCalled();
    expect(store.get(choiceAtom)).toEqual({ method: 'moon' });
  });

  it('ends the wait for the page of an earlier one', () => {
    const { navigate, store } = setUp();
    store.set(transactionAtom, { status: 'waiting', depositId: 'd1' });
    store.set(pendingRedirectAtom, { depositId: 'd1', redirect, redirectMode: 'host', screen: 'x' });
    navigate({ kind: 'go', screen: 'deposit.complete' });
    expect(store.get(pendingRedirectAtom)).toBeUndefined();
  });
});

describe('the provider’s page', () => {
  it('is opened by the host, after the widget has gone on', () => {
    const { navigate, host, store, go } = setUp();
    store.get(attemptStoreAtom).write(sampleAttempt({ depositId: 'd1', awaitsRedirect: true }));
    navigate(redirecting('host'));
    expect(go.mock.calls).toEqual([['deposit.complete', { replace: true }]]);
    expect(host.sent.map(({ messageType }) => messageType)).toEqual(['DepositStatus', 'Redirect']);
    expect(host.sentOf('Redirect')).toEqual([redirect]);
    expect(store.get(pendingRedirectAtom)).toBeUndefined();
    expect(store.get(attemptStoreAtom).read()?.awaitsRedirect).toBe(false);
  });

  it('opens in the helper window, after the widget has gone on', () => {
    const { navigate, host, helper, steps, store } = setUp({ helper: {} });
    navigate(redirecting('helper'));
    expect(steps).toEqual(['deposit.complete', 'the window']);
    expect(helper?.send).toHaveBeenCalledWith(redirect, expect.any(Function));
    expect(helper?.close).not.toHaveBeenCalled();
    expect(store.get(pendingRedirectAtom)).toMatchObject({ helper });
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it.each([
    ['was blocked', undefined],
    ['was closed', { isClosed: true }],
  ])('waits for a press on the form if the helper window %s', (_, helper) => {
    const { navigate, host, go, store } = setUp({ helper });
    store.get(attemptStoreAtom).write(sampleAttempt({ depositId: 'd1', awaitsRedirect: false }));
    navigate(redirecting('helper'));
    expect(go).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([]);
    expect(store.get(pendingRedirectAtom)).toEqual({
      depositId: 'd1',
      redirect,
      redirectMode: 'helper',
      screen: 'deposit.complete',
    });
    expect(store.get(attemptStoreAtom).read()?.awaitsRedirect).toBe(true);
  });

  it('is left to the host although a window is open, if the order says so', () => {
    const { navigate, host, helper } = setUp({ helper: {} });
    navigate(redirecting('host'));
    expect(helper?.send).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([redirect]);
  });
});
