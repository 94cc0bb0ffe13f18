import type { Decimal } from '@paywidget/shared/money';
import type { ChainTransaction, DepositAnswer } from '@paywidget/shared/state';

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
  chain: ChainTransaction | undefined,
): { value: Decimal; currency: string } | undefined {
  if (chain?.amount === undefined || chain.currency === undefined) return undefined;
  return { value: chain.amount, currency: chain.currency };
}
