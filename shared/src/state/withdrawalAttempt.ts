import { transactionStatuses } from '@paywidget/shared/contract';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { createRecordStore } from './attemptStore';
import { attemptKeyAtom } from './player';

/** An unfinished withdrawal as it is stored. It holds neither the amount nor any field value. */
export const WithdrawalAttempt = z.object({
  version: z.literal(1),
  /** The method's name. */
  method: z.string(),
  group: z.optional(z.string()),
  /** When it was first sent under the key: server time in ms since the epoch. */
  createdAt: z.number(),
  /** The idempotency key, while the outcome is unknown. */
  key: z.optional(z.string()),
  /** Set once the server has answered. */
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

/** The player's unfinished withdrawal. */
export const withdrawalAttemptStoreAtom = atom((get) =>
  createRecordStore(`${get(attemptKeyAtom)}/withdrawal`, { parse }),
);
