import type { Decimal } from '@paywidget/shared/money';
import type { DepositAnswer, OnchainTransaction } from '@paywidget/shared/state';

/** An amount with its currency. */
export interface AnsweredAmount {
  value: Decimal;
  currency: string;
}

/** What the server says is being paid; nothing where it names no amount or no currency. */
export function answeredAmount({
  passedAmount,
  passedCurrency,
  processingAmount,
  processingCurrency = passedCurrency,
}: DepositAnswer): AnsweredAmount | undefined {
  if (passedAmount !== undefined && passedCurrency) return { value: passedAmount, currency: passedCurrency };
  if (processingAmount !== undefined && processingCurrency)
    return { value: processingAmount, currency: processingCurrency };
  return undefined;
}

/** The coins that were seen on their way; nothing where the push named no amount. */
export function arrivedAmount(
  onchainTransaction: OnchainTransaction | undefined,
): { value: Decimal; currency: string } | undefined {
  if (onchainTransaction?.amount === undefined || onchainTransaction.currency === undefined) return undefined;
  return { value: onchainTransaction.amount, currency: onchainTransaction.currency };
}
