import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { perPlayerAtom, useAtom } from '@paywidget/shared/state';
import { useLayoutEffect } from 'react';
import type { BalanceType } from '../../model/balanceCurrencies';

/** The tab that the player opened last. */
export const lastTabAtom = perPlayerAtom<BalanceType | undefined>(undefined);

/**
 * Returns the tab of the route. Pages that lead back to the deposit list name the fiat tab, because its route replaces the
 * list. If the player came from the crypto tab, they return to it: `isReturning` is true meanwhile.
 */
export function useTab(): { type: BalanceType; isReturning: boolean } {
  const { route } = useFlowPosition();
  const { go } = useFlow();
  const [last, setLast] = useAtom(lastTabAtom);
  const type = route.screen === 'cryptobalance.deposit.fiat' ? 'fiat' : 'crypto';
  const isReturning = type === 'fiat' && last === 'crypto';

  useLayoutEffect(() => {
    if (isReturning) go('cryptobalance.deposit.crypto', { replace: true });
    else setLast(type);
  }, [isReturning, type, go, setLast]);

  return { type, isReturning };
}
