import { transactionStatuses } from '@paywidget/shared/contract';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { createRecordStore } from './attemptStore';
import { attemptKeyAtom } from './player';

/** A withdrawal as it outlives a reload: neither its amount nor what was typed (decisions, section 6). */
export const WithdrawalAttempt = z.object({
  version: z.literal(1),
  /** The method's name. */
  method: z.string(),
  group: z.optional(z.string()),
  /** Server time in ms since the epoch, of the first send under the key. */
  createdAt: z.number(),
  /** The idempotency key, while the outcome is unknown. */
  key: z.optional(z.string()),
  /** Once the server has answered. */
  withdrawalId: z.optional(z.string()),
  status: z.optional(z.enum(transactionStatuses)),
});
export type WithdrawalAttempt = z.infer<typeof WithdrawalAttempt>;

function parse(text: string): WithdrawalAttempt | undefined {
  try {
    return z.safeParse(WithdrawalAttempt, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The player's unfinished withdrawal, beside the unfinished deposit. */
export const withdrawalAttemptStoreAtom = atom((get) =>
  createRecordStore(`${get(attemptKeyAtom)}/withdrawal`, { parse, serialize: JSON.stringify }),
);
