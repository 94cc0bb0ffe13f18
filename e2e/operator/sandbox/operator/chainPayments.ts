import * as z from 'zod/mini';
import type { Deposit } from '../../ledger/deposits';
import { randomId, randomNumberId } from '../../ledger/randomId';
import { toUnits } from '../../ledger/units';
import { boxById } from './boxes';
import { confirmationMs } from './chains';
import type { CryptoAddressResponse } from './cryptoAddresses';
import type { Operator } from './operator';
import { convert, roundedFromDollars } from './rates';

/** A payment to a crypto address. */
export const ChainPayment = z.strictObject({
  /** Amount in the coin; text keeps all decimals. Default: about 25 US dollars, or the price of the box plus 20%. */
  amount: z.optional(z.union([z.number(), z.string()])),
  /** Divides the chain's confirmation time by this factor. */
  speed: z.optional(z.number().check(z.positive())),
  /** Time in ms until the payment is credited or declined. Default 15 s. Ignored if `speed` is given. */
  confirmedAfterMs: z.optional(z.number()),
  /** Declines the payment once it is confirmed. */
  isDeclined: z.optional(z.boolean()),
});
export type ChainPayment = z.infer<typeof ChainPayment>;

const defaultDollars = 25;
const defaultMs = 15_000;

/** For a box, returns its price plus 20%, because rounding to coins can go below the price. */
function defaultDollarsFor({ details: { boxId } }: Deposit): number {
  const price = boxId === undefined ? undefined : boxById(String(boxId))?.price;
  return price === undefined ? defaultDollars : price * 1.2;
}

/** Time from the last confirmation to the credit. */
const creditMs = 1500;

/**
 * Receives coins at a crypto address. Pushes the transaction, its confirmation and its final status to the player.
 * Declines a payment below the minimum. A further payment to the same address is booked as a new deposit, but pushed
 * under the deposit id of the address. Returns undefined if the deposit is not a crypto address.
 */
export function receiveCoins(operator: Operator, depositId: string, payment: ChainPayment) {
  const address = operator.deposits.find(depositId);
  if (address?.kind !== 'crypto') return undefined;
  const txid = randomId('tx').replace('tx_', '').padEnd(64, '0a1b2c3d4e5f');
  const units = toUnits(payment.amount ?? roundedFromDollars(defaultDollarsFor(address), address.currency));
  const id = address.units === null ? address.id : insertFurtherDeposit(operator, address);
  operator.deposits.setTransaction(id, units, {
    ...address.details,
    txid,
    ...(id !== address.id && { addressOf: address.id }),
  });
  const received = operator.deposits.find(id);
  if (received) operator.lifecycle.pushDepositStatus(received, 'NEW');

  const isDeclined = payment.isDeclined || isBelowMinimum(operator, address, units);
  const finalStatus = isDeclined ? 'CANCELED' : 'PAYED';
  const { scheduleDepositStatus } = operator.lifecycle;
  if (payment.speed === undefined) {
    scheduleDepositStatus(id, payment.confirmedAfterMs ?? defaultMs, finalStatus);
  } else {
    const confirmedMs = confirmationMs(address.details.blockchain) / payment.speed;
    scheduleDepositStatus(id, confirmedMs, 'PROCESSING');
    scheduleDepositStatus(id, confirmedMs + creditMs, finalStatus);
  }
  return { txid, depositId: id };
}

function insertFurtherDeposit({ deposits, clock }: Operator, address: Deposit): string {
  const id = randomNumberId();
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

/** A payment for a box may be 1% below its price, because rates can change before the coins arrive. */
const boxTolerance = { of: 100n, per: 99n };

/** The minimum is in the player's currency. */
function isBelowMinimum(
  { players }: Operator,
  { playerId, currency, response, details }: Deposit,
  units: bigint,
): boolean {
  const { minDepositValue } = (response as CryptoAddressResponse).data;
  const account = players.find(playerId)?.currency;
  if (minDepositValue === undefined || minDepositValue === null || account === undefined) return false;
  const worth = convert(units, currency, account);
  if (worth === undefined) return false;
  const minimum = toUnits(minDepositValue);
  return details.boxId === undefined ? worth < minimum : worth * boxTolerance.of < minimum * boxTolerance.per;
}
