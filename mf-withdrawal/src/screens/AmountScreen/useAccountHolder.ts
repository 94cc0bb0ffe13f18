import { isAbort, queryOptions, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { findBank } from '@paywidget/shared/contract/payments';
import type { PaymentForm } from '@paywidget/shared/form';
import { useApi } from '@paywidget/shared/services';
import { accountFieldOf, accountLookupOf, bankFieldOf } from '../../model/bank';
import { nigerianBanks } from '../../model/pages';

/** The holder of the entered account, looked up at the bank. */
export type AccountHolder =
  /** The bank or the account number is not complete yet. */
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'found'; name: string }
  /** The bank has no such account. */
  | { kind: 'notFound' }
  /** The lookup failed. */
  | { kind: 'failed' };

/** Looks up the holder of a Nigerian account when its bank and its full number are entered. */
export function useAccountHolder(method: PaymentMethod, form: PaymentForm): AccountHolder {
  const api = useApi();
  const textOf = (field: { name: string } | undefined) =>
    form.fields.find(({ name }) => name === field?.name)?.text;
  const lookup =
    method.category === nigerianBanks
      ? accountLookupOf(textOf(bankFieldOf(method)), textOf(accountFieldOf(method)))
      : undefined;
  const { data, error, isFetching } = useQuery({
    ...queryOptions({
      queryKey: ['account-holder', method.name, lookup],
      queryFn: ({ signal }) => api.call(findBank, { ...lookup, payment_method: method.name }, { signal }),
    }),
    enabled: lookup !== undefined,
  });

  if (!lookup) return { kind: 'none' };
  if (data) return data.accountName ? { kind: 'found', name: data.accountName } : { kind: 'notFound' };
  return error && !isFetching && !isAbort(error) ? { kind: 'failed' } : { kind: 'loading' };
}
