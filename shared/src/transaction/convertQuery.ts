import { type Api, queryOptions } from '@paywidget/shared/api';
import { convertPayment } from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';

/** An amount to convert from one currency to another. */
export interface ConversionRequest {
  from: string;
  to: string;
  amount: Decimal;
}

/** Returns the query that converts an amount. A newer request aborts the older one, so only the latest answer is used. */
export function convertQuery(api: Api, { from, to, amount }: ConversionRequest) {
  return queryOptions({
    queryKey: ['payment-convert', from, to, amount],
    queryFn: async ({ signal }): Promise<Decimal> =>
      (await api.call(convertPayment, { from, to, amount: toRequestNumber(amount) }, { signal })).amount,
    staleTime: 30_000,
  });
}
