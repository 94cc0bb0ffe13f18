import { isAbort, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { findBank } from '@paywidget/shared/contract/payments';
import type { PaymentForm } from '@paywidget/shared/form';
import { accountFieldOf, accountQuestionOf, bankFieldOf } from '../../model/bank';
import { nigerianBanks } from '../../model/pages';

/** What the bank says of the account that is being filled in. */
export type AccountHolder =
  /** Nothing to ask yet. */
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'found'; name: string }
  /** The bank knows no such account. */
  | { kind: 'missing' }
  /** The bank could not be asked. */
  | { kind: 'failed' };

/** Looks up in whose name a Nigerian account is, once its bank and its whole number are there. */
export function useAccountHolder(method: PaymentMethod, form: PaymentForm): AccountHolder {
  const api = useApi();
  const textOf = (field: { name: string } | undefined) =>
    form.fields.find(({ name }) => name === field?.name)?.text;
  const question =
    method.category === nigerianBanks
      ? accountQuestionOf(textOf(bankFieldOf(method)), textOf(accountFieldOf(method)))
      : undefined;
  const { data, error, isFetching } = useQuery({
    ...queryOptions({
      queryKey: ['account-holder', method.name, question],
      queryFn: ({ signal }) => api.call(findBank, { ...question, payment_method: method.name }, { signal }),
    }),
    enabled: question !== undefined,
  });

  if (!question) return { kind: 'none' };
  if (data) return data.accountName ? { kind: 'found', name: data.accountName } : { kind: 'missing' };
  return error && !isFetching && !isAbort(error) ? { kind: 'failed' } : { kind: 'asking' };
}
