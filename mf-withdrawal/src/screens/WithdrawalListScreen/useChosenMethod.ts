import { useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { withdrawalMethodsParamsAtom, withdrawalMethodsQuery } from './withdrawalMethods';

/**
 * The method the player chose; nothing while the list loads or once it no longer holds the method. While another list is
 * under way it is still the one of the list before, so that its form keeps what was typed (decisions, section 7).
 */
export function useChosenMethod(): PaymentMethod | undefined {
  const { method: name } = useAtomValue(choiceAtom);
  const params = useAtomValue(withdrawalMethodsParamsAtom);
  const { data } = useQuery({
    ...withdrawalMethodsQuery(useApi(), params),
    placeholderData: (previous) => previous,
  });
  return data?.methods.find((method) => method.name === name);
}
