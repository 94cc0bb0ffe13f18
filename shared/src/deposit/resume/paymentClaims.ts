import { ownValue } from '@paywidget/shared/contract';
import { type Attempt, atom, attemptKeyAtom, createRecordStore, type Store } from '@paywidget/shared/state';
import * as z from 'zod/mini';

/**
 * What the player has done to confirm that they paid a deposit. The values are stored.
 * - `said`: they pressed the paid button. The server may not have received it yet.
 * - `followed`: they have also left the invoice for the complete page.
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
 * The deposits that the player confirmed as paid. Stored for the browser session, so longer than the attempt. `deposit-check`
 * repeats the create call's answer, which may not show that a deposit is paid. So the widget never asks the player to pay one
 * of these again, and never cancels one. See docs/decisions/013-turning-back-from-an-open-deposit.md.
 */
export const paidDepositsAtom = atom((get): PaidDeposits => {
  const record = createRecordStore(`${get(attemptKeyAtom)}/paid`, { parse });
  return {
    claimFor: (depositId) => ownValue(record.read() ?? {}, depositId),
    record: (depositId, claim) => record.write({ ...record.read(), [depositId]: claim }),
  };
});

export type ReportedPayment = Partial<Pick<Attempt, 'depositId' | 'isPaid'>>;

/** True if the player has reported a deposit as paid. The server may not have received that yet. */
export const isReported = (store: Store, { depositId, isPaid }: ReportedPayment): boolean =>
  isPaid === true ||
  (depositId !== undefined && store.get(paidDepositsAtom).claimFor(depositId) !== undefined);
