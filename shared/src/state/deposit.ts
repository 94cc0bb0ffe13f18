import type { DepositCheck } from '@paywidget/shared/contract/payments';
import { perPlayerAtom } from './player';

type ExistingDeposit = Omit<Extract<DepositCheck, { exists: true }>, 'exists' | 'depositId'>;

/** The server's answer about a deposit, to the create call or to `deposit-check`. */
export type DepositAnswer = Partial<ExistingDeposit> & {
  depositId: string;
  /** The token of the call, if the card in the answer is encrypted with it. Never stored. */
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
export const createdDepositAtom = perPlayerAtom<CreatedDeposit | undefined>(undefined);

/** The ids of the payment sessions of deposits that are being filled in, by the method's name. */
export const paymentSessionsAtom = perPlayerAtom<ReadonlyMap<string, string>>(new Map());
