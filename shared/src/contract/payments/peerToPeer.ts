import {
  camelCasedObject,
  defineEndpoint,
  Id,
  Nothing,
  nullish,
  OptionalText,
  readStatus,
  WireStatus,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { creationShape } from './depositCreation';
import { depositResponseShape } from './depositResponse';
import { PeerToPeerDeposit, peerToPeerShape } from './peerToPeerDeposit';

/** The body of `createPeerToPeerDeposit`. */
export const PeerToPeerCreation = z.strictObject({
  ...creationShape,
  amount: z.number(),
  /** The method's name. */
  paymentMethod: z.string(),
  bank: z.optional(z.string()),
  checkScore: z.optional(z.boolean()),
});
export type PeerToPeerCreation = z.input<typeof PeerToPeerCreation>;

/** Tells if a deposit of the method is in progress. If so, also the answer of its create call, of either kind. */
export const DepositCheck = z.discriminatedUnion('exists', [
  z.object({ exists: z.literal(false) }),
  camelCasedObject({ ...depositResponseShape, ...peerToPeerShape, exists: z.literal(true) }),
]);
export type DepositCheck = z.infer<typeof DepositCheck>;

/** A bank found by card number, account number or code. */
export const FoundBank = z.object({
  bank: nullish(z.object({ name: z.string(), icon: OptionalText })),
  accountName: OptionalText,
});
export type FoundBank = z.infer<typeof FoundBank>;

const depositOf = { depositId: Id, paymentMethod: z.string() };

export const createPeerToPeerDeposit = defineEndpoint('deposit-create-p2p', {
  idempotent: true,
  request: PeerToPeerCreation,
  response: PeerToPeerDeposit,
});

export const completePeerToPeerDeposit = defineEndpoint('deposit-complete', {
  idempotent: true,
  request: z.strictObject({
    ...depositOf,
    confirmationId: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
  response: Nothing,
});

export const checkDeposit = defineEndpoint('deposit-check', {
  request: z.strictObject({ paymentMethod: z.string(), selectedCountry: z.string() }),
  response: DepositCheck,
});

export const cancelDeposit = defineEndpoint('deposit-cancel', {
  request: z.strictObject(depositOf),
  response: Nothing,
});

export const fetchDepositStatus = defineEndpoint('deposit-status', {
  method: 'GET',
  retries: true,
  request: z.strictObject(depositOf),
  response: z.pipe(
    z.object({ status: WireStatus }),
    z.transform((wire) => readStatus(wire)),
  ),
});

export const findBank = defineEndpoint('bank-get', {
  retries: true,
  request: z.strictObject({
    bin: z.optional(z.string()),
    accountNumber: z.optional(z.string()),
    bankCode: z.optional(z.string()),
    payment_method: z.string(),
  }),
  response: FoundBank,
});
