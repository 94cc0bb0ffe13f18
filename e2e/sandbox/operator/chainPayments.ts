import * as z from 'zod/mini';
import type { Deposit } from '../store/deposits';
import { randomId } from '../store/randomId';
import { toUnits } from '../store/units';
import { boxById } from './boxes';
import { confirmationMs } from './chains';
import type { CryptoAddressAnswer } from './cryptoAddresses';
import type { Operator } from './operator';
import { convert, worthOfDollars } from './rates';

/** Coins that somebody sends to an address. */
export const ChainPayment = z.strictObject({
  /** In the coin; text keeps all its decimals. About 25 dollars' worth where it is left out. */
  amount: z.optional(z.union([z.number(), z.string()])),
  /** How many times faster than the chain the blocks come. */
  speed: z.optional(z.number().check(z.positive())),
  /** The operator decides after this, whatever the chain takes: 15 s unless `speed` is given. */
  confirmedAfterMs: z.optional(z.number()),
  /** The operator refuses the coins once they are confirmed. */
  isDeclined: z.optional(z.boolean()),
});
export type ChainPayment = z.infer<typeof ChainPayment>;

const usualDollars = 25;
const usualMs = 15_000;

/** For a box, what it costs and a little more: round sums in coins are less than their dollars. */
function usualDollarsOf({ details: { boxId } }: Deposit): number {
  const price = boxId === undefined ? undefined : boxById(String(boxId))?.price;
  return price === undefined ? usualDollars : price * 1.2;
}

/** From the last confirmation to the credit. */
const creditMs = 1500;

/**
 * Coins arrive at an address: the player hears of the transaction, of its confirmation, and of its end. What is worth less
 * than the minimum is not credited. Coins to an address that was paid to before are a deposit of their own in the books; for
 * the player they came to the same one. Nothing for a deposit that is no address.
 */
export function receiveCoins(operator: Operator, depositId: string, payment: ChainPayment) {
  const address = operator.deposits.find(depositId);
  if (address?.kind !== 'crypto') return undefined;
  const txid = randomId('tx').replace('tx_', '').padEnd(64, '0a1b2c3d4e5f');
  const units = toUnits(payment.amount ?? worthOfDollars(usualDollarsOf(address), address.currency));
  const id = address.units === null ? address.id : anotherDeposit(operator, address);
  operator.deposits.setTransaction(id, units, {
    ...address.details,
    txid,
    ...(id !== address.id && { addressOf: address.id }),
  });
  const received = operator.deposits.find(id);
  if (received) operator.settlement.pushDeposit(received, 'NEW');

  const isRefused = payment.isDeclined || isBelowMinimum(operator, address, units);
  const end = isRefused ? 'CANCELED' : 'PAYED';
  const { depositLater } = operator.settlement;
  if (payment.speed === undefined) {
    depositLater(id, payment.confirmedAfterMs ?? usualMs, end);
  } else {
    const confirmedMs = confirmationMs(address.details.blockchain) / payment.speed;
    depositLater(id, confirmedMs, 'PROCESSING');
    depositLater(id, confirmedMs + creditMs, end);
  }
  return { txid, depositId: id };
}

function anotherDeposit({ deposits, clock }: Operator, address: Deposit): string {
  const id = randomId('dep');
  deposits.insert({
    ...address,
    id,
    units: null,
    status: 'NEW',
    idempotencyKey: null,
    createdAt: clock.now(),
  });
  return id;
}

/** How far a coin's rate may move between the price that was shown and the coins' arrival. */
const boxTolerance = { of: 100n, per: 99n };

/** The minimum is in the player's currency. */
function isBelowMinimum(
  { players }: Operator,
  { playerId, currency, answer, details }: Deposit,
  units: bigint,
): boolean {
  const { minDepositValue } = (answer as CryptoAddressAnswer).data;
  const account = players.find(playerId)?.currency;
  if (minDepositValue === undefined || minDepositValue === null || account === undefined) return false;
  const worth = convert(units, currency, account);
  if (worth === undefined) return false;
  const least = toUnits(minDepositValue);
  return details.boxId === undefined ? worth < least : worth * boxTolerance.of < least * boxTolerance.per;
}
