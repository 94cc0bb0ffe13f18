import { atom, attemptKeyAtom, createRecordStore } from '@paywidget/shared/state';
import * as z from 'zod/mini';

/** `said`: perhaps the server has not heard it; `followed`: the invoice is behind the player, who waits for the money. */
const PaidWord = z.enum(['said', 'followed']);
export type PaidWord = z.infer<typeof PaidWord>;

const PaidRecord = z.record(z.string(), PaidWord);

function parse(text: string) {
  try {
    return z.safeParse(PaidRecord, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface PaidDeposits {
  wordOn(depositId: string): PaidWord | undefined;
  note(depositId: string, word: PaidWord): void;
}

/**
 * What the player has said to be paid, over a reload too and longer than the attempt. `deposit-check` answers what the create
 * call did, so it need not know: nothing of this may be offered for payment again, or called off by the widget (decision 013).
 */
export const paidDepositsAtom = atom((get): PaidDeposits => {
  const record = createRecordStore(`${get(attemptKeyAtom)}/paid`, parse);
  return {
    wordOn: (depositId) => record.read()?.[depositId],
    note: (depositId, word) => record.write({ ...record.read(), [depositId]: word }),
  };
});
