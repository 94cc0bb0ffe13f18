import { fetchSweepstakePaymentMethods, fetchSweepstakeWithdrawalMethods } from '@paywidget/shared/contract';
import {
  convertPayment,
  fetchBoxes,
  fetchDepositStatus,
  fetchRecoupSum,
  fetchSweepstakeBalances,
} from '@paywidget/shared/contract/payments';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';

/** Returns a box as the server sends it. */
export const wireBox = (boxId: number, fields: Readonly<Record<string, unknown>> = {}) => ({
  boxId,
  gcAmount: 20_000,
  scAmount: 2.5,
  price: 4.99,
  priceCurrencyCode: 'USD',
  ...fields,
});

const network = { name: 'TRC-20', code: 'TRC20' };
const wallet = { name: 'walletAddress', type: 'text', placeholder_text: 'Wallet address', wallet: true };

/**
 * A server with two boxes, five payment methods (two of them coins) and two redemption methods. The player has 140 sweep coins,
 * of which 20 are unplayed.
 */
export function sweepstakeServer() {
  const server = createFakeServer();
  server.answer(fetchBoxes, [
    { name: { en: 'Starter' }, boxes: [wireBox(1), wireBox(2, { price: 9.99, scAmount: 0 })] },
  ]);
  server.answer(fetchSweepstakePaymentMethods, {
    methods: [
      wireMethod('skrill', { position: 1, opensHelperWindow: false }),
      wireMethod('card', {
        position: 2,
        category: 'card_method',
        opensHelperWindow: false,
        fields: [{ name: 'zip', type: 'text', placeholder_text: 'ZIP' }],
      }),
      wireMethod('ach', { position: 3, category: 'card_method' }),
      wireMethod('usdt', { position: 4, category: 'crypto', currency: ['USDT'], network: [network] }),
      wireMethod('btc', { position: 5, category: 'crypto', currency: ['BTC'] }),
    ],
  });
  server.answer(fetchSweepstakeWithdrawalMethods, {
    methods: ['usdt', 'trx'].map((name, position) =>
      wireMethod(`redeem_${name}`, {
        position,
        text: name.toUpperCase(),
        category: 'crypto',
        currency: [name.toUpperCase()],
        network: [network],
        amount_rules: { SC: { min: 50, max: 10_000 } },
        fields: [wallet],
      }),
    ),
  });
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(fetchSweepstakeBalances, [
    { currency: 'GC', balance: 50_000 },
    { currency: 'SC', balance: 140 },
  ]);
  server.answer(fetchRecoupSum, { data: { status: 'active', amount: '20' } });
  server.answer(convertPayment, ({ from, amount }: { from: string; amount: number }) => ({
    amount: from === 'USDT' ? amount / 2 : amount * 2,
  }));
  return server;
}
