import type { PaymentMethod } from '@paywidget/shared/contract';
import { FormPlaceholder } from '@paywidget/shared/form';
import { useAtomValue } from '@paywidget/shared/state';
import { useCryptoCheck, withdrawalFieldsOf } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import { bankFieldOf, fieldsWithBank } from '../../model/bank';
import { chosenBankAtom } from './chosenBank';
import { WithdrawalForm } from './WithdrawalForm';

/** The withdrawal form of a method, once all that it is checked with is there. */
export function MethodForm({ method }: { method: PaymentMethod }) {
  const chosen = useAtomValue(chosenBankAtom);
  const bank = chosen?.method === method.name ? chosen.code : undefined;
  const fields = useMemo(
    () => fieldsWithBank(withdrawalFieldsOf(method), bankFieldOf(method), bank),
    [method, bank],
  );
  const { isLoading, check } = useCryptoCheck(method, fields);
  return isLoading ? (
    <FormPlaceholder hasTitle />
  ) : (
    <WithdrawalForm method={method} fields={fields} check={check} />
  );
}
