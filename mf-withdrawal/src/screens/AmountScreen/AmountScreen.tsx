import { FormPlaceholder } from '@paywidget/shared/form';
import { lacksCurrency } from '@paywidget/shared/methods';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { ChosenMethod } from '../WithdrawalListScreen/ChosenMethod';
import { MethodForm } from './MethodForm';
import { UnavailableMethod } from './UnavailableMethod';

/** Where every method is withdrawn by: an account, an amount, and the method's fields. */
export function AmountScreen() {
  const currency = useAtomValue(currencyAtom);
  return (
    <ChosenMethod placeholder={<FormPlaceholder hasTitle />}>
      {(method, isOfListBefore) =>
        lacksCurrency(method, currency) && !isOfListBefore ? (
          <UnavailableMethod method={method} currency={currency} />
        ) : (
          <MethodForm method={method} />
        )
      }
    </ChosenMethod>
  );
}
