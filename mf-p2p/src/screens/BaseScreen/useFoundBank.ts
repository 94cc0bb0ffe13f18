import { queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import { type FoundBank, findBank } from '@paywidget/shared/contract/payments';
import { binOf } from '../../model/banks';

/**
 * The bank that a card is of, by the first digits of its number; nothing while it is asked for, or where nobody knows it.
 * It is good to know and no more: nothing waits for it, and the page goes without where it cannot be had.
 */
export function useFoundBank(method: string, cardNumber: string | undefined): FoundBank['bank'] {
  const api = useApi();
  const bin = binOf(cardNumber ?? '');
  const { data } = useQuery({
    ...queryOptions({
      queryKey: ['bank', method, bin],
      queryFn: ({ signal }) => api.call(findBank, { bin, payment_method: method }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    enabled: bin !== undefined,
  });
  return bin === undefined ? undefined : data?.bank;
}
