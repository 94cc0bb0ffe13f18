import type { UnifiedFlow } from '@paywidget/shared/contract/payments';
import { lifetimeOf } from '@paywidget/shared/deposit';
import type { Decimal } from '@paywidget/shared/money';
import type { AnsweredDeposit, DepositAnswer } from '@paywidget/shared/payments';

/** An amount with its currency. */
export interface PayableAmount {
  value: Decimal;
  currency: string;
}

/** The created deposit that an invoice page shows. */
export interface InvoiceDeposit {
  depositId: string;
  /** The method's name. */
  method: string;
  answer: DepositAnswer;
  /** The time when the invoice expires: server time in ms since the epoch. Undefined if it never expires. */
  deadline: number | undefined;
  /** The whole time that the player has, in ms. */
  lifetime: number | undefined;
  /** The amount to pay. Undefined if the server sends no amount. */
  amount: PayableAmount | undefined;
}

/** The unified form, whose content comes from the server. Undefined if the response has no unified form. */
export const unifiedFlowOf = ({ apiResponse, unifiedFlow }: DepositAnswer): UnifiedFlow | undefined =>
  apiResponse?.data?.unifiedFlow ?? unifiedFlow;

/**
 * The amount that the payer transfers: the payment amount, else the processing amount, else the amount the player entered. An
 * amount without a currency is skipped.
 */
export function payableAmountOf(answer: DepositAnswer): PayableAmount | undefined {
  const data = answer.apiResponse?.data;
  const { passedCurrency, processingCurrency = passedCurrency } = answer;
  const candidates = [
    [answer.paymentAmount, answer.paymentCurrency],
    [data?.paymentAmount, data?.paymentCurrency],
    [answer.processingAmount, processingCurrency],
    [answer.passedAmount, passedCurrency],
  ] as const;
  for (const [value, currency] of candidates) if (value !== undefined && currency) return { value, currency };
  return undefined;
}

/** The part of a record that an invoice needs. */
export type InvoicedDeposit = Pick<AnsweredDeposit, 'answer' | 'deadline'> & {
  order: Pick<AnsweredDeposit['order'], 'method'>;
};

/** Reads the data of an invoice page from a created deposit. */
export function invoiceDepositOf({ order: { method }, answer, deadline }: InvoicedDeposit): InvoiceDeposit {
  return {
    depositId: answer.depositId,
    method,
    answer,
    deadline,
    lifetime: lifetimeOf(answer),
    amount: payableAmountOf(answer),
  };
}
