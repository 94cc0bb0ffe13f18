import {
  camelCasedObject,
  defineEndpoint,
  Id,
  Nothing,
  readStatus,
  WireStatus,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { depositResponseShape } from './depositResponse';
import { peerToPeerShape } from './peerToPeerDeposit';

/** Whether a deposit of the method is in progress, and if so, the answer of its create call, of either kind. */
export const DepositCheck = z.discriminatedUnion('exists', [
  z.object({ exists: z.literal(false) }),
  camelCasedObject({ ...depositResponseShape, ...peerToPeerShape, exists: z.literal(true) }),
]);
export type DepositCheck = z.infer<typeof DepositCheck>;

const depositOf = { depositId: Id, paymentMethod: z.string() };

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
