import { lacksCurrency } from '@paywidget/shared/catalogue';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { FormPlaceholder } from '../../form/FormPlaceholder';
import { UnavailableMethod } from '../../form/UnavailableMethod';
import { ChosenMethod } from '../../methods/ChosenMethod';
import { MethodForm } from './MethodForm';

/** Where every method is withdrawn by: an account, an amount, and the method's fields. */
export function AmountScreen() {
  const currency = useAtomValue(currencyAtom);
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
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
