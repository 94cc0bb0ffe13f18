import { createApi, createQueryClient, depositMethodsQuery } from '@paywidget/shared/api';
import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { createI18n } from '@paywidget/shared/i18n';
import { useFlowPosition } from '@paywidget/shared/navigation';
import {
  choiceAtom,
  createStore,
  depositMethodsParamsAtom,
  sessionAtom,
  useAtomValue,
  useSetAtom,
} from '@paywidget/shared/state';
import { createFakeServer, createRecordingHost, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { fakeTrustedOrigins } from '../../bridge/fakeFrame';
import { createScreens } from '../../routing';
import { startStateAtom } from '../../start/state';
import { rehearseForm } from './rehearseForm';

const rendered = jest.fn();
const ran = jest.fn();

/** A form that does what no form should do while it renders. */
function Form() {
  const { method } = useAtomValue(choiceAtom);
  const { flow, route } = useFlowPosition();
  const setChoice = useSetAtom(choiceAtom);
  const host = useHost();
  rendered(method, flow, route.name);
  setChoice({ method: 'other' });
  host.report('form.failed', 'in a rehearsal');
  useLayoutEffect(() => ran('layout effect'), []);
  useEffect(() => ran('effect'), []);
  return (
    <form>
      <input />
    </form>
  );
}

async function visit({ methods = [wireMethod('visa')], load = async () => Form, choice = {} } = {}) {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  store.set(choiceAtom, choice);
  const host = createRecordingHost();
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods });
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(depositMethodsQuery(api, store.get(depositMethodsParamsAtom)));
  const i18n = createI18n({ host, load: async () => ({}), lastResort: {} });
  const flow = { screens: { 'deposit.redirect': { load } } };
  const federation = {
    load: async () => flow as never,
    remoteFor: () => 'mf-deposit' as const,
    warm: () => {},
  };
  const screens = createScreens(federation, i18n);
  screens.load('deposit.redirect');
  await screens.whenLoaded('deposit.redirect');
  const services = { screens, origins: fakeTrustedOrigins(), pageLoad: { begin() {}, shown() {} } };
  store.set(startStateAtom, { status: 'ready', api, staticUrl: '/static/', services });
  const calls = server.requestsTo(fetchPaymentMethods).length;

  await act(async () => rehearseForm({ store, host, i18n, queryClient }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(server.requestsTo(fetchPaymentMethods)).toHaveLength(calls);
  return { store, host };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it('renders the form of the first method that has one', async () => {
  await visit({ methods: [wireMethod('cash', { cardViewType: 20 }), wireMethod('visa'), wireMethod('pix')] });
  expect(rendered).toHaveBeenCalledWith('visa', 'main', 'deposit.redirect');
});

it('changes nothing: no effect runs, the choice stays, the host hears nothing, the page stays as it is', async () => {
  const { store, host } = await visit();
  expect(rendered).toHaveBeenCalled();
  expect(ran).not.toHaveBeenCalled();
  expect(store.get(choiceAtom)).toEqual({});
  expect(host.sentOf('Error')).toEqual([]);
  expect(document.querySelector('form')).toBeNull();
});

it('says nothing about a form that throws: the player may never open it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { host } = await visit({
    load: async () => () => {
      throw new Error('broken');
    },
  });
  expect(host.sentOf('Error')).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['the player has chosen a method', { choice: { method: 'visa' } }],
  ['no method has this form', { methods: [wireMethod('cash', { cardViewType: 20 })] }],
  ['its code could not be loaded', { load: () => Promise.reject(new Error('offline')) }],
])('renders nothing if %s', async (_, options) => {
  await visit(options as never);
  expect(rendered).not.toHaveBeenCalled();
});
