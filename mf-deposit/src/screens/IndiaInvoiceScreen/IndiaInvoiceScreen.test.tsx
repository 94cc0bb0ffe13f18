import { endpoints } from '@paywidget/shared/contract/payments';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../CompleteScreen/CompleteScreen';
import '../DepositFormScreen/DepositFormScreen';
import './IndiaInvoiceScreen';

const { checkDeposit, completeDeposit, fetchDepositStatus, fetchPaymentMethods, prepareDeposit } = endpoints;

beforeEach(() => sessionStorage.clear());

const prepared = {
  depositId: 41,
  fields: [
    {
      name: 'utr',
      type: 'text',
      placeholder_text: 'UTR',
      validations: [{ regex: '^\\d{12}$', regex_error_key: 'paymentMethods.regex_error.utr' }],
    },
  ],
  apiResponse: {
    data: {
      payment_amount: 50,
      payment_currency: 'USD',
      requisites: [{ name: 'upi', title: 'UPI ID', type: 'text', value: 'shop@okbank', isCopyable: true }],
    },
  },
};

async function prepare() {
  const server = createFakeServer();
  const upiId = { name: 'upiId', type: 'text', placeholder_text: 'UPI ID' };
  server.answer(fetchPaymentMethods, { methods: [wireMethod('upi', { cardViewType: 3, fields: [upiId] })] });
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(prepareDeposit, prepared);
  const opened = renderScreen(routes, {
    at: 'deposit.india',
    from: 'deposit.list',
    choice: { method: 'upi' },
    server,
  });
  const { user, whereabouts } = opened;
  await user.type(await screen.findByRole('textbox', { name: 'UPI ID' }), 'me@okbank');
  await user.click(screen.getByRole('button', { name: /^Deposit/ }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.india.invoice'));
  await screen.findByText('shop@okbank');
  return { ...opened, server };
}

const paid = () => screen.getByRole('button', { name: 'I have paid' });
const reference = () => screen.getByRole('textbox', { name: 'UTR' });

it('prepares the deposit, asks for the reference of the transfer, and completes the deposit with it', async () => {
  const { user, server, whereabouts } = await prepare();
  expect(server.requestsTo(prepareDeposit)[0]?.payload).toMatchObject({
    paymentType: 'upi',
    fields: { upiId: 'me@okbank' },
  });

  server.answer(completeDeposit, {});
  await user.type(reference(), '123456789012');
  await user.click(paid());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(server.requestsTo(completeDeposit).map(({ payload }) => payload)).toEqual([
    { depositId: '41', paymentType: 'upi', fields: { utr: '123456789012' } },
  ]);
});

it.each(['CANCELED', 2])(
  'shows that somebody has cancelled the deposit, with the way to support: status %s',
  async (status) => {
    const { server, whereabouts } = await prepare();
    act(() => server.push('deposit.status', { depositId: 41, amount: 50, currency: 'USD', status }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(await screen.findByText('The payment was cancelled')).toBeInTheDocument();
    expect(screen.getByText(/If you’ve already sent money, contact support/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy: Reference' })).toBeInTheDocument();
  },
);

it('after a reload, leads back to the invoice if “I have paid” did not reach the server, and the player can press it again', async () => {
  const { user, server, unmount } = await prepare();
  server.lose(completeDeposit);
  await user.click(reference());
  await user.paste('123456789012');
  await user.click(paid());
  expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
  unmount();

  server.answer(checkDeposit, { ...prepared, exists: true });
  server.answer(completeDeposit, {});
  const reloaded = renderScreen(routes, { at: 'deposit.list', server });
  await waitFor(() => expect(reloaded.whereabouts().name).toBe('deposit.india.invoice'));
  expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
  await reloaded.user.click(reference());
  await reloaded.user.paste('123456789012');
  await reloaded.user.click(paid());
  await waitFor(() => expect(reloaded.whereabouts().name).toBe('deposit.complete'));
});

it('does not complete the deposit without the reference', async () => {
  const { user, server } = await prepare();
  await user.click(paid());
  await waitFor(() => expect(reference()).toHaveAttribute('aria-invalid', 'true'));
  expect(server.requestsTo(completeDeposit)).toEqual([]);
});
