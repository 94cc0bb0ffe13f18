import type { DepositStatusPush } from '@paywidget/shared/contract';
import type { ChainTransaction, LaterCoins, Transaction } from '@paywidget/shared/state';
import { laterStatus } from './status';

/** Whether a push is about coins that came to a deposit's address beside those that the deposit is about. */
export function areLaterCoins(push: DepositStatusPush, { depositId, chain }: Transaction): boolean {
  const isSameAddress = push.depositId !== undefined && push.depositId === depositId;
  return isSameAddress && push.txid !== undefined && chain?.txid !== undefined && push.txid !== chain.txid;
}

/**
 * The later coins after a push: new ones at the end, known ones with their news. The hash tells them apart, so that a push
 * that comes twice counts once, and two payments of one amount are two. `now` is server time in ms.
 */
export function withLaterCoins(
  known: readonly LaterCoins[],
  push: DepositStatusPush,
  now: number,
): LaterCoins[] {
  const before = known.find(({ txid }) => txid === push.txid);
  const news: LaterCoins = {
    ...chainOf(push, before?.seenAt ?? now),
    status: before ? laterStatus(before.status, push.status) : push.status,
  };
  return before ? known.map((coins) => (coins === before ? news : coins)) : [...known, news];
}

/** What a push tells of coins on their chain. */
export function chainOf(push: DepositStatusPush, seenAt: number): ChainTransaction {
  const { txid, blockchain, amount, finalAmount = amount, currency, cryptoCurrency = currency } = push;
  return { txid, blockchain, amount: finalAmount, currency: cryptoCurrency, seenAt };
}
