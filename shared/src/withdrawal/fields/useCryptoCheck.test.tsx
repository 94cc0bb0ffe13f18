import { defineFlow } from '@paywidget/shared/navigation';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, waitFor } from '@testing-library/react';
import { useCryptoCheck } from './useCryptoCheck';

const network = [{ name: 'TRC-20', code: 'TRC20' }];
const fields = [{ name: 'wallet', type: 'text', wallet: true }];
const crypto = samplePaymentMethod('usdt', { category: 'crypto', network, fields });
const unknown = samplePaymentMethod('novel', {
  category: 'crypto',
  network: [{ name: 'Novel', code: 'NVL' }],
  fields,
});
const card = samplePaymentMethod('card', { fields });

const results: ReturnType<typeof useCryptoCheck>[] = [];
const last = () => results.at(-1);

let method = crypto;

function Page() {
  results.push(useCryptoCheck(method, method.fields ?? []));
  return null;
}

function open(opened: typeof crypto) {
  method = opened;
  renderScreen(defineFlow({ 'withdrawal.redirect': { component: Page } }), { at: 'withdrawal.redirect' });
}

beforeEach(() => {
  results.length = 0;
});

it('a form waits for the check, which then finds wrong addresses', async () => {
  open(crypto);
  expect(last()?.isLoading).toBe(true);
  await waitFor(() => expect(last()?.isLoading).toBe(false));
  expect(last()?.check?.({ wallet: 'T1' })).toEqual({ wallet: 'withdrawal.address.invalid' });
  expect(last()?.check?.({ wallet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })).toEqual({});
  expect(last()?.warningsOf?.({ wallet: 'T1' })).toEqual([]);
});

it('doubts of an unknown network are warnings', async () => {
  open(unknown);
  await waitFor(() => expect(last()?.isLoading).toBe(false));
  expect(last()?.check?.({ wallet: 'x' })).toEqual({});
  expect(last()?.warningsOf?.({ wallet: 'x' })).toEqual([
    { key: 'withdrawal.address.unchecked', network: 'Novel' },
  ]);
});

it('other methods need no check', async () => {
  open(card);
  await act(async () => undefined);
  expect(last()).toEqual({ isLoading: false });
});
