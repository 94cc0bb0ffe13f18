import { createApi } from '@paywidget/shared/api';
import { completeDeposit, convertPayment } from '@paywidget/shared/contract/payments';
import { createStore } from '@paywidget/shared/state';
import { createFakeServer, createRecordingHost } from '@paywidget/shared/testing';
import { idempotentCallOf } from './idempotentCallOf';

const api = createApi({
  transport: createFakeServer(),
  host: createRecordingHost(),
  caller: () => ({ platformVersion: 'redesign' }),
});

it('a screen that is shown again finds its call, and with it the key of an unresolved one', () => {
  const store = createStore();
  const call = idempotentCallOf(store, api, completeDeposit);
  expect(idempotentCallOf(store, api, convertPayment)).not.toBe(call);
  expect(idempotentCallOf(store, api, completeDeposit)).toBe(call);
});

it('another widget on the page has separate calls', () => {
  const call = idempotentCallOf(createStore(), api, completeDeposit);
  expect(idempotentCallOf(createStore(), api, completeDeposit)).not.toBe(call);
});
