import { depositMethodsQuery, useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { choiceAtom, depositMethodsParamsAtom, useAtomValue } from '@paywidget/shared/state';

/** The deposit methods for the player, from the server or from what it answered before. */
export function useDepositMethods() {
  const params = useAtomValue(depositMethodsParamsAtom);
  return useQuery(depositMethodsQuery(useApi(), params));
}

/**
 * The method the player chose; nothing while the list loads or once it no longer holds the method. While the list of
 * another country or currency is under way it is still the one of the list before, so that its form keeps what the
 * player has typed (decisions, section 7).
 */
export function useChosenMethod(): PaymentMethod | undefined {
  const { method: name } = useAtomValue(choiceAtom);
  const params = useAtomValue(depositMethodsParamsAtom);
  const { data } = useQuery({
    ...depositMethodsQuery(useApi(), params),
    placeholderData: (previous) => previous,
  });
  return data?.methods.find((method) => method.name === name);
}
