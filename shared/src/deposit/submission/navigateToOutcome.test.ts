/** @jest-environment jsdom */
import { type OrderContext, paymentsAtom } from '@paywidget/shared/payments';
import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createRecordingHost,
  sampleDeposit,
  sampleOrderContext,
  sampleSession,
  showDeposit,
  shownAnswer,
  shownTransaction,
  storeDeposit,
  storedDeposit,
  waitingRedirect,
} from '@paywidget/shared/testing';
import { paymentSessionsAtom } from '../order/paymentSession';
import type { HelperWindow } from '../redirect/helperWindow';
import type { DepositOutcome } from '../response/outcome';
import { navigateToOutcome } from './navigateToOutcome';
import { resolvedEvent } from './submitter';

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
  /** The submitter records the deposit first. */
  const navigate = (outcome: DepositOutcome, changes: Partial<OrderContext> = {}) => {
    const resolved = { answer, outcome, context: { ...context, ...changes } };
    store.set(paymentsAtom, resolvedEvent(resolved, 5, 9));
    navigateToOutcome(resolved, { store, host, go, helper: opened });
  };
  return { store, host, go, steps, helper: opened, answer, navigate };
}

describe('a deposit that asks for more on its form', () => {
  it.each<[string, DepositOutcome]>([
    ['fields', { kind: 'fields', fields: [] }],
    ['a crypto address', { kind: 'address', address: {} as never }],
  ])('stays there: %s', (_, outcome) => {
    const { navigate, go, host, store, helper, answer } = setUp({ helper: {} });
    showDeposit(store, { status: 'processed', depositId: 'd0' });
    navigate(outcome, { network: 'TRC20' });
    expect(go).not.toHaveBeenCalled();
    expect(host.sent).toEqual([]);
    expect(helper?.close).toHaveBeenCalled();
    expect(shownAnswer(store)).toEqual({
      method: 'moon',
      answer,
      deadline: 9,
      network: 'TRC20',
    });
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
    expect(shownTransaction(store)).toEqual({
      status: 'waiting',
      depositId: 'd1',
      method: 'moon',
      createdAt: 5,
    });
    expect(host.sent).toEqual([{ messageType: 'DepositStatus', depositId: 'd1', status: 'waiting' }]);
    expect(store.get(paymentSessionsAtom).has('moon')).toBe(false);
    expect(helper?.close).toHaveBeenCalled();
    expect(store.get(choiceAtom)).toEqual({ method: 'moon' });
  });

  it('ends the wait for the page of an earlier one', () => {
    const { navigate, store } = setUp();
    showDeposit(store, { status: 'waiting', depositId: 'd1' });
    const waiting = { redirect, redirectMode: 'host', screen: 'x' } as const;
    store.set(paymentsAtom, { type: 'redirectWaits', depositId: 'd1', redirect: waiting });
    navigate({ kind: 'go', screen: 'deposit.complete' });
    expect(waitingRedirect(store)).toBeUndefined();
  });
});

describe('the provider’s page', () => {
  it('is opened by the host, after the widget has gone on', () => {
    const { navigate, host, store, go } = setUp();
    storeDeposit(store, sampleDeposit({ depositId: 'd1', awaitsRedirect: true }));
    navigate(redirecting('host'));
    expect(go.mock.calls).toEqual([['deposit.complete', { replace: true }]]);
    expect(host.sent.map(({ messageType }) => messageType)).toEqual(['DepositStatus', 'Redirect']);
    expect(host.sentOf('Redirect')).toEqual([redirect]);
    expect(waitingRedirect(store)).toBeUndefined();
    expect(storedDeposit(store)?.awaitsRedirect).toBe(false);
  });

  it('opens in the helper window, after the widget has gone on', () => {
    const { navigate, host, helper, steps, store } = setUp({ helper: {} });
    navigate(redirecting('helper'));
    expect(steps).toEqual(['deposit.complete', 'the window']);
    expect(helper?.send).toHaveBeenCalledWith(redirect, expect.any(Function));
    expect(helper?.close).not.toHaveBeenCalled();
    expect(waitingRedirect(store)).toMatchObject({ helper });
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it.each([
    ['was blocked', undefined],
    ['was closed', { isClosed: true }],
  ])('waits for a press on the form if the helper window %s', (_, helper) => {
    const { navigate, host, go, store } = setUp({ helper });
    storeDeposit(store, sampleDeposit({ depositId: 'd1', awaitsRedirect: false }));
    navigate(redirecting('helper'));
    expect(go).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([]);
    expect(waitingRedirect(store)).toEqual({
      redirect,
      redirectMode: 'helper',
      screen: 'deposit.complete',
    });
    expect(storedDeposit(store)?.awaitsRedirect).toBe(true);
  });

  it('is left to the host although a window is open, if the order says so', () => {
    const { navigate, host, helper } = setUp({ helper: {} });
    navigate(redirecting('host'));
    expect(helper?.send).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([redirect]);
  });
});
