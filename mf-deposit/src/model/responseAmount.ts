import type { Decimal } from '@paywidget/shared/money';
import type { DepositAnswer, OnchainTransaction } from '@paywidget/shared/payments';

/** An amount with its currency. */
export interface ResponseAmount {
  value: Decimal;
  currency: string;
}

/** Returns the amount of a deposit response: the passed amount, else the processing amount. Undefined without a currency. */
export function responseAmount({
  passedAmount,
  passedCurrency,
  processingAmount,
  processingCurrency = passedCurrency,
}: DepositAnswer): ResponseAmount | undefined {
  if (passedAmount !== undefined && passedCurrency) return { value: passedAmount, currency: passedCurrency };
  if (processingAmount !== undefined && processingCurrency)
    return { value: processingAmount, currency: processingCurrency };
  return undefined;
}

/** Returns the amount of a transaction on the blockchain. Undefined if the push had no amount. */
export function transactionAmount(
  onchainTransaction: OnchainTransaction | undefined,
): ResponseAmount | undefined {
  if (onchainTransaction?.amount === undefined || onchainTransaction.currency === undefined) return undefined;
  return { value: onchainTransaction.amount, currency: onchainTransaction.currency };
}
