import { queryOptions, useQuery } from '@paywidget/shared/api';
import { type FoundBank, findBank } from '@paywidget/shared/contract/payments';
import { useApi } from '@paywidget/shared/services';
import { binOf } from '../../model/banks';

/**
 * The bank of a card number, by its first digits. Undefined while it loads or if it is unknown. The form and the invoice do not
 * wait for it.
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
