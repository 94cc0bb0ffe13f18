import {
  camelCasedObject,
  defineEndpoint,
  Id,
  Nothing,
  OptionalText,
  Timestamp,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { DepositCreation, SweepstakeDepositCreation } from './depositCreation';
import { DepositResponse } from './depositResponse';

/** A payment session. The widget starts one session per deposit. */
export const PaymentSession = camelCasedObject({
  payment_session_id: Id,
  pending_group: OptionalText,
  created_at: Timestamp,
});
export type PaymentSession = z.infer<typeof PaymentSession>;

export const createDeposit = defineEndpoint('BANKING/deposit-create', {
  idempotent: true,
  request: DepositCreation,
  response: DepositResponse,
});

export const createSweepstakeDeposit = defineEndpoint('BANKING/deposit-create-sweepstake', {
  idempotent: true,
  request: SweepstakeDepositCreation,
  response: DepositResponse,
});

/**
 * Used instead of `createDeposit` for India's methods and for methods with `isPreparationRequired`. The answer has
 * requisites.
 */
export const prepareDeposit = defineEndpoint('BANKING/deposit-prepare', {
  idempotent: true,
  request: DepositCreation,
  response: DepositResponse,
});

/** Confirms that the player has paid. Used for unified forms, India's methods and host-to-host. */
export const completeDeposit = defineEndpoint('BANKING/deposit-complete', {
  idempotent: true,
  request: z.strictObject({
    depositId: Id,
    paymentType: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  response: Nothing,
});

/** Continues a deposit with an on-ramp offer. `method` is the method of the offer. */
export const continueExternalDeposit = defineEndpoint('BANKING/external-deposit-continue', {
  idempotent: true,
  request: z.strictObject({ depositId: Id, paymentType: z.string(), method: z.string() }),
  response: DepositResponse,
});

export const startSession = defineEndpoint('BANKING/session-start', {
  request: z.strictObject({ paymentType: z.string(), amount: z.number(), currency: z.string() }),
  response: PaymentSession,
});

/** Reports that the widget was closed while a deposit was being created. */
export const closeModalSession = defineEndpoint('BANKING/session-form-on-close-modal', {
  keepalive: true,
  request: z.strictObject({
    paymentMethod: z.string(),
    paymentMethodText: z.string(),
    userId: z.union([z.number(), z.string()]),
  }),
  response: Nothing,
});
