import { atom, attemptKeyAtom, createRecordStore } from '@paywidget/shared/state';
import * as z from 'zod/mini';

/** `said`: perhaps the server has not heard it; `followed`: the invoice is behind the player, who waits for the money. */
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
 * What the player has said to be paid, over a reload too and longer than the attempt. `deposit-check` answers what the create
 * call did, so it need not know: nothing of this may be offered for payment again, or called off by the widget (decision 013).
 */
export const paidDepositsAtom = atom((get): PaidDeposits => {
  const record = createRecordStore(`${get(attemptKeyAtom)}/paid`, { parse, serialize: JSON.stringify });
  return {
    claimFor: (depositId) => record.read()?.[depositId],
    record: (depositId, claim) => record.write({ ...record.read(), [depositId]: claim }),
  };
});
