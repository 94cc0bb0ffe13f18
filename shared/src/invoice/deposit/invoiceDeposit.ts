import type { UnifiedFlow } from '@paywidget/shared/contract/payments';
import { lifetimeOf } from '@paywidget/shared/deposit';
import type { Decimal } from '@paywidget/shared/money';
import type { CreatedDeposit, DepositAnswer } from '@paywidget/shared/state';

/** An amount with its currency. */
export interface PayableAmount {
  value: Decimal;
  currency: string;
}

/** The created deposit that a page of the widget is about. */
export interface InvoiceDeposit {
  depositId: string;
  /** The method's name. */
  method: string;
  answer: DepositAnswer;
  /** When its page ends, in ms since the epoch by the server's clock; nothing where it has no end. */
  deadline: number | undefined;
  /** The whole time there was, in ms. */
  lifetime: number | undefined;
  /** What is to be paid, where the server says it. */
  amount: PayableAmount | undefined;
}

/** The form that the server describes whole, if it does. */
export const unifiedFlowOf = ({ apiResponse, unifiedFlow }: DepositAnswer): UnifiedFlow | undefined =>
  apiResponse?.data?.unifiedFlow ?? unifiedFlow;

/**
 * What the payer transfers: the amount of the payment itself, else what is processed, else what the player passed. Each
 * counts only with a currency.
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

/** A created deposit as its page needs it. */
export function invoiceDepositOf({ method, answer, deadline }: CreatedDeposit): InvoiceDeposit {
  return {
    depositId: answer.depositId,
    method,
    answer,
    deadline,
    lifetime: lifetimeOf(answer),
    amount: payableAmountOf(answer),
  };
}
