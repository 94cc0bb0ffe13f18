import { useChosenMethod, useDepositMethods } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { useEffect } from 'react';
import { AddressPlaceholder } from './AddressPlaceholder';
import { CoinAddress } from './CoinAddress';

/**
 * The address of the coin that the player chose. One that is no longer offered leads back to the list.
 * @throws the error of the call for methods; the shell takes the player to the error page.
 */
export function AddressScreen() {
  const { data, error } = useDepositMethods();
  const method = useChosenMethod();
  const { go } = useFlow();
  const isGone = data !== undefined && !method;

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (error && !data) throw error;
  if (!method) return <AddressPlaceholder />;
  return <CoinAddress key={method.name} method={method} />;
}
