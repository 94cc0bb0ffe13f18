import { type Api, queryOptions, useApi, useQuery } from '@paywidget/shared/api';
import { type Box, type BoxGroup, fetchBoxes } from '@paywidget/shared/contract/payments';
import { choiceAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';

function boxesQuery(api: Api, currency: string) {
  return queryOptions({
    queryKey: ['sweepstake-boxes', currency],
    queryFn: ({ signal }) => api.call(fetchBoxes, { currency }, { signal }),
    staleTime: 5 * 60_000,
  });
}

const none: readonly BoxGroup[] = [];

/**
 * What is sold in the player's currency; nothing while it is asked for. A failure is told to the host, and there are no
 * boxes then (specification, section 8); `error` says why.
 */
export function useBoxes(): { groups: readonly BoxGroup[] | undefined; error: Error | null } {
  const { data, error } = useQuery(boxesQuery(useApi(), useAtomValue(currencyAtom)));
  return { groups: data ?? (error ? none : undefined), error: data ? null : error };
}

/** The box that the player chose; nothing while the boxes are asked for, and once it is no longer sold. */
export function useChosenBox(): { box: Box | undefined; isGone: boolean } {
  const { groups } = useBoxes();
  const { box: chosen } = useAtomValue(choiceAtom);
  const box = groups?.flatMap(({ boxes }) => boxes).find(({ boxId }) => boxId === chosen);
  return { box, isGone: groups !== undefined && !box };
}
