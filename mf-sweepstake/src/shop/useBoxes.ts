import { type Api, listQuery, useQuery } from '@paywidget/shared/api';
import { type Box, type BoxGroup, fetchBoxes } from '@paywidget/shared/contract/payments';
import { useApi } from '@paywidget/shared/services';
import { choiceAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';

const boxesQuery = (api: Api, currency: string) =>
  listQuery(api, ['sweepstake-boxes', currency], fetchBoxes, { currency });

const noGroups: readonly BoxGroup[] = [];

/**
 * Returns the boxes in the player's currency, undefined while they load. If the call fails, reports this to the host, and
 * returns an empty list with the `error`.
 */
export function useBoxes(): { groups: readonly BoxGroup[] | undefined; error: Error | null } {
  const { data, error } = useQuery(boxesQuery(useApi(), useAtomValue(currencyAtom)));
  return { groups: data ?? (error ? noGroups : undefined), error: data ? null : error };
}

/** Returns the chosen box. Undefined while the boxes load, and if the box is no longer sold. */
export function useChosenBox(): { box: Box | undefined; isMissing: boolean } {
  const { groups } = useBoxes();
  const { box: chosen } = useAtomValue(choiceAtom);
  const box = groups?.flatMap(({ boxes }) => boxes).find(({ boxId }) => boxId === chosen);
  return { box, isMissing: groups !== undefined && !box };
}
