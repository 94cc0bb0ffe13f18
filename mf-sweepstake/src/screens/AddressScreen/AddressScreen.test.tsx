import { convertPayment, createSweepstakeDeposit } from '@paywidget/shared/contract/payments';
import { storedDeposit } from '@paywidget/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
import { sweepstakeServer } from '../../testing/sweepstakeServer';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '@paywidget/shared/crypto';
import '../DepositCompleteScreen/DepositCompleteScreen';
import '../SelectMethodScreen/SelectMethodScreen';
import './AddressScreen';

const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

beforeEach(() => sessionStorage.clear());

function openAddress({ server = sweepstakeServer(), box = '1', method = 'usdt' } = {}) {
  server.answer(createSweepstakeDeposit, {
    depositId: 'd1',
    data: { depositAddress: address, cryptoName: 'USDT', minDepositValue: '4.99' },
  });
  const choice = { box, group: 'crypto', method };
  const from = 'sweep.deposit.crypto';
  const rendered = openSweepstake({ at: 'sweep.deposit.crypto.address', from, choice, server });
  const shown = () =>
    waitFor(() =>
      expect(rendered.container.querySelector('[data-requisite="address"] bdi')).toHaveTextContent(address),
    );
  return { ...rendered, shown };
}
const definition = (term: string) =>
  screen.queryByText(term)?.nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '');

it('requests the address with the box, without an amount', async () => {
  const { server, shown, container } = openAddress();
  await shown();
  expect(container.querySelector('[data-screen="sweep.deposit.crypto.address"]')).toBeInTheDocument();
  expect(server.requestsTo(createSweepstakeDeposit).map(({ payload }) => payload)).toEqual([
    {
      boxId: '1',
      paymentType: 'usdt',
      currency: 'USDT',
      isNewFlow: true,
      fields: { network: 'TRC20' },
      isActivatedBonus: false,
      selectedCountry: 'br',
      returnUrl: expect.any(String),
    },
  ]);
});

it('shows the order and the amount of coins to send', async () => {
  const { server, shown } = openAddress();
  await shown();
  await waitFor(() => expect(definition('Send')).toMatch(/^9\.98\sUSDT$/));
  expect(definition('You pay')).toBe('$4.99');
  expect(screen.getByText('NO PURCHASE NECESSARY')).toBeInTheDocument();
  expect(server.requestsTo(convertPayment)[0]?.payload).toEqual({ from: 'USD', to: 'USDT', amount: 4.99 });
});

it('shows no amount without a rate, and reports that only to the host', async () => {
  const server = sweepstakeServer();
  server.refuse(convertPayment, 500);
  const { shown, host } = openAddress({ server });
  await shown();
  await waitFor(() => expect(host.sentOf('Error')).toHaveLength(1));
  expect(definition('Send')).toBeUndefined();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('opens the complete page once coins are seen, and stores the attempt', async () => {
  const { server, shown, whereabouts, store } = openAddress();
  await shown();
  const push = {
    depositId: 'd1',
    txid: 'a'.repeat(20),
    blockchain: 'TRON',
    amount: 10,
    currency: 'USDT',
    status: 0,
  };
  act(() => server.push('deposit.status', push));
  await waitFor(() => expect(whereabouts().name).toBe('sweep.deposit.complete'));
  expect(storedDeposit(store)).toMatchObject({ kind: 'sweepstake', box: '1', depositId: 'd1' });
});

it.each([
  ['the coin is no longer offered', { method: 'gone' }, 'sweep.deposit.select-method'],
  ['the method is not a coin', { method: 'skrill' }, 'sweep.deposit.select-method'],
  ['the box is no longer sold', { box: '99' }, 'sweep.deposit.list'],
])('goes back when %s', async (_, choice, expected) => {
  const { whereabouts } = openAddress(choice);
  await waitFor(() => expect(whereabouts().name).toBe(expected));
});
