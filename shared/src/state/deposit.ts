import type { DepositCheck } from '@paywidget/shared/contract/payments';
import { perPlayerAtom } from './player';

type Existing = Omit<Extract<DepositCheck, { exists: true }>, 'exists' | 'depositId'>;

/** What the server has answered about a deposit, from the create call or from `deposit-check`. */
export type DepositAnswer = Partial<Existing> & {
  depositId: string;
  /** The token that the answer was sent to, if its card is encrypted with it. In memory only. */
  cardToken?: string;
};

/** The deposit whose invoice, form or address is shown. */
export interface CreatedDeposit {
  /** The method's name. */
  method: string;
  answer: DepositAnswer;
  /** The code of a crypto address's network. */
  network?: string;
  /** When the invoice or form expires: server time in ms since the epoch. */
  deadline?: number;
}

/** The last created deposit, for the screens after the form. Undefined after a failure. */
export const depositResponseAtom = perPlayerAtom<CreatedDeposit | undefined>(undefined);

/** The payment session of the deposit that is being filled in. */
export interface StartedSession {
  method: string;
  id: string;
}
export const paymentSessionAtom = perPlayerAtom<StartedSession | undefined>(undefined);
