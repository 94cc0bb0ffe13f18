import type { PaymentMethod } from '@paywidget/shared/contract';
import { admit, useDepositMethods } from '@paywidget/shared/methods';
import { useMemo } from 'react';

/**
 * The deposit methods that can be shown; nothing while they load, none where the country is served otherwise: then the
 * deposit list has the last word.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function useMethodList(): readonly PaymentMethod[] | undefined {
  const { data, error } = useDepositMethods();
  const methods = useMemo(() => {
    if (!data) return undefined;
    return data.isDirectGeo ? [] : admit(data.methods, 'deposit').methods;
  }, [data]);

  if (error && !data) throw error;
  return methods;
}
