import { defineEndpoint, Id, StatusCode } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

/** The body of `createWithdrawal`. */
export const WithdrawalCreation = z.strictObject({
  amount: z.number(),
  currency: z.string(),
  /** The method's name. */
  paymentType: z.string(),
  fields: z.record(z.string(), z.string()),
  accountType: z.enum(['main', 'additional']),
  /** The coin to which sweep coins are converted. */
  toCurrency: z.optional(z.string()),
});
export type WithdrawalCreation = z.input<typeof WithdrawalCreation>;

export const WithdrawalResponse = z.object({ withdrawalId: Id, status: StatusCode });
export type WithdrawalResponse = z.infer<typeof WithdrawalResponse>;

export const createWithdrawal = defineEndpoint('BANKING/withdrawal-create', {
  idempotent: true,
  request: WithdrawalCreation,
  response: WithdrawalResponse,
});
