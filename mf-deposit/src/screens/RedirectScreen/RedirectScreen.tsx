import { lacksCurrency, useChosenMethod } from '@paywidget/shared/catalogue';
import { useFlow } from '@paywidget/shared/flow';
import { currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffect } from 'react';
import { useMethodList } from '../../methods/useMethodList';
import { DepositForm } from './DepositForm';
import { FormPlaceholder } from './FormPlaceholder';
import { UnavailableMethod } from './UnavailableMethod';
import { useDepositAmount } from './useDepositAmount';

/**
 * Where most methods are paid with: an amount, the method's fields, and the way to the provider. A method that is no
 * longer there leads back to the list.
 */
export function RedirectScreen() {
  const methods = useMethodList();
  const method = useChosenMethod();
  const currency = useAtomValue(currencyAtom);
  const amount = useDepositAmount(method);
  const { go } = useFlow();
  const isGone = methods !== undefined && !method;

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (method && lacksCurrency(method, currency))
    return <UnavailableMethod method={method} currency={currency} />;
  if (!method || !amount) return <FormPlaceholder />;
  return <DepositForm key={method.name} method={method} amount={amount} />;
}
