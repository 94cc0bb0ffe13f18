import type { Decimal } from '@paywidget/shared/money';
import type { DepositAnswer } from '@paywidget/shared/state';

/** What the server says is being paid; nothing where it names no amount or no currency. */
export function answeredAmount({
  passedAmount,
  passedCurrency,
  processingAmount,
  processingCurrency = passedCurrency,
}: DepositAnswer): { value: Decimal; currency: string } | undefined {
  if (passedAmount !== undefined && passedCurrency) return { value: passedAmount, currency: passedCurrency };
  if (processingAmount !== undefined && processingCurrency)
    return { value: processingAmount, currency: processingCurrency };
  return undefined;
}
