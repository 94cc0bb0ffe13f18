import { defineEndpoint, Id, Nothing, nullish, OptionalText } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { creationShape } from './depositCreation';
import { PeerToPeerDeposit } from './peerToPeerDeposit';

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

/** A bank found by card number, account number or code. */
export const FoundBank = z.object({
  bank: nullish(z.object({ name: z.string(), icon: OptionalText })),
  accountName: OptionalText,
});
export type FoundBank = z.infer<typeof FoundBank>;

export const createPeerToPeerDeposit = defineEndpoint('deposit-create-p2p', {
  idempotent: true,
  request: PeerToPeerCreation,
  response: PeerToPeerDeposit,
});

export const completePeerToPeerDeposit = defineEndpoint('deposit-complete', {
  idempotent: true,
  request: z.strictObject({
    depositId: Id,
    paymentMethod: z.string(),
    confirmationId: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
  response: Nothing,
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
