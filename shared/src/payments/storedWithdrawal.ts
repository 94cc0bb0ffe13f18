import { transactionStatuses } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

/** An unfinished withdrawal as it is stored. It holds neither the amount nor any field value. */
const StoredWithdrawal = z.object({
  version: z.literal(1),
  /** The method's name. */
  method: z.string(),
  group: z.optional(z.string()),
  /** The time of the first send under the key: server time in ms since the epoch. */
  createdAt: z.number(),
  /** The idempotency key, while the outcome is unknown. */
  key: z.optional(z.string()),
  /** Set after the server has answered. */
  withdrawalId: z.optional(z.string()),
  status: z.optional(z.enum(transactionStatuses)),
});
export type StoredWithdrawal = z.infer<typeof StoredWithdrawal>;

/** Reads a stored withdrawal. Returns undefined for anything else. */
export function parseWithdrawal(text: string): StoredWithdrawal | undefined {
  try {
    return z.safeParse(StoredWithdrawal, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
