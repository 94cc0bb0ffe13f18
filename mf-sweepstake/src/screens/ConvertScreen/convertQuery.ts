import { type Api, queryOptions } from '@paywidget/shared/api';
import { convertPayment } from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';

/** An amount of one currency that is to be had in another. */
export interface Exchange {
  from: string;
  to: string;
  amount: Decimal;
}

/** What an amount is worth in another currency. A newer question aborts the older one, so only the latest counts. */
export function convertQuery(api: Api, { from, to, amount }: Exchange) {
  return queryOptions({
    queryKey: ['payment-convert', from, to, amount],
    queryFn: async ({ signal }): Promise<Decimal> =>
      (await api.call(convertPayment, { from, to, amount: toRequestNumber(amount) }, { signal })).amount,
    staleTime: 30_000,
  });
}
