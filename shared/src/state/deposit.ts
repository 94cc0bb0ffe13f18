import type { DepositCheck } from '@paywidget/shared/contract/payments';
import { perPlayerAtom } from './player';

type Existing = Omit<Extract<DepositCheck, { exists: true }>, 'exists' | 'depositId'>;

/** What the server told of a deposit, whichever call created it, or `deposit-check` told it later. */
export type DepositAnswer = Partial<Existing> & {
  depositId: string;
  /** The token that the answer was given to, where its card is sealed under it (decisions, section 5): in memory only. */
  cardToken?: string;
};

/** The deposit whose invoice, form or page is shown. */
export interface CreatedDeposit {
  /** The method's name. */
  method: string;
  answer: DepositAnswer;
  /** The network that a crypto address is on, by its code. */
  network?: string;
  /** When its invoice or form ends: server time in ms since the epoch. */
  deadline?: number;
}

/** The deposit that was created last, for the screens after the form; nothing after a failure. */
export const depositResponseAtom = perPlayerAtom<CreatedDeposit | undefined>(undefined);

/** The payment session of the deposit that is being filled in (specification, section 4, "Other deposit variants"). */
export interface StartedSession {
  method: string;
  id: string;
}
export const paymentSessionAtom = perPlayerAtom<StartedSession | undefined>(undefined);
