import { atom, attemptKeyAtom, createRecordStore } from '@paywidget/shared/state';
import * as z from 'zod/mini';

/**
 * The player's claim that they paid a deposit:
 * - `said`: the player pressed paid. The server may not know it yet.
 * - `followed`: the player has left the invoice and waits for the money.
 */
const PaymentClaim = z.enum(['said', 'followed']);
export type PaymentClaim = z.infer<typeof PaymentClaim>;

const PaidRecord = z.record(z.string(), PaymentClaim);

function parse(text: string) {
  try {
    return z.safeParse(PaidRecord, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface PaidDeposits {
  claimFor(depositId: string): PaymentClaim | undefined;
  record(depositId: string, claim: PaymentClaim): void;
}

/**
 * The deposits that the player says they paid. Stored for the browser session, so longer than the attempt. `deposit-check`
 * repeats the create call's answer and may not know that a deposit is paid, so the widget never offers one of these for
 * payment again, and never cancels it. See docs/decisions/013-turning-back-from-an-open-deposit.md.
 */
export const paidDepositsAtom = atom((get): PaidDeposits => {
  const record = createRecordStore(`${get(attemptKeyAtom)}/paid`, { parse, serialize: JSON.stringify });
  return {
    claimFor: (depositId) => record.read()?.[depositId],
    record: (depositId, claim) => record.write({ ...record.read(), [depositId]: claim }),
  };
});
