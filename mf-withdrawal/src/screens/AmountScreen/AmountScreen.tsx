import type { PaymentMethod } from '@paywidget/shared/contract';
import { FormPlaceholder } from '@paywidget/shared/form';
import { lacksCurrency } from '@paywidget/shared/methods';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useCryptoCheck, withdrawalFieldsOf } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import { bankFieldOf, fieldsWithBank } from '../../model/bank';
import { ChosenMethod } from './ChosenMethod';
import { chosenBankAtom } from './draft';
import { UnavailableMethod } from './UnavailableMethod';
import { WithdrawalForm } from './WithdrawalForm';

/** The withdrawal form of every method: an account, an amount, and the method's fields. */
export function AmountScreen() {
  const currency = useAtomValue(currencyAtom);
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method, isPreviousList) =>
        lacksCurrency(method, currency) && !isPreviousList ? (
          <UnavailableMethod method={method} currency={currency} />
        ) : (
          <MethodForm method={method} />
        )
      }
    </ChosenMethod>
  );
}

function MethodForm({ method }: { method: PaymentMethod }) {
  const chosen = useAtomValue(chosenBankAtom);
  const bank = chosen?.method === method.name ? chosen.code : undefined;
  const fields = useMemo(
    () => fieldsWithBank(withdrawalFieldsOf(method), bankFieldOf(method), bank),
    [method, bank],
  );
  const { isLoading, ...checks } = useCryptoCheck(method, fields);
  return isLoading ? <FormPlaceholder /> : <WithdrawalForm method={method} fields={fields} {...checks} />;
}
