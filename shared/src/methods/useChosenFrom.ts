import { type UseQueryOptions, useQuery } from '@paywidget/shared/api';
import type { MethodList, PaymentMethod } from '@paywidget/shared/contract';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';

/**
 * Returns the method that the player chose from the list of a query. Undefined while the list loads, and if the list no
 * longer holds the method. While the list of another country or currency loads, returns the method of the previous list, so
 * that its form keeps the player's input.
 */
export function useChosenFrom<List extends MethodList, Key extends readonly unknown[]>(
  query: UseQueryOptions<List, Error, List, Key>,
): PaymentMethod | undefined {
  const { method: name } = useAtomValue(choiceAtom);
  // Without a choice there is nothing to look up, and a bare complete page has no player.
  const enabled = name !== undefined;
  const { data } = useQuery({ ...query, enabled, placeholderData: <T>(previous: T) => previous });
  return data?.methods.find((method) => method.name === name);
}
