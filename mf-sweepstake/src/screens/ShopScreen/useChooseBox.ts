import type { Box } from '@paywidget/shared/contract/payments';
import { useFlow } from '@paywidget/shared/navigation';
import { paymentsAtom } from '@paywidget/shared/payments';
import { useHost } from '@paywidget/shared/services';
import { choiceAtom, useStore } from '@paywidget/shared/state';
import { useCallback } from 'react';

/** Stores the chosen box and opens its payment page. Removes the extra fields that the server requested for another box. */
export function useChooseBox(): (box: Box) => void {
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();

  return useCallback(
    ({ boxId }: Box) => {
      host.track('sweepstake_box_chosen', { boxId });
      if (store.get(choiceAtom).box !== boxId) store.set(paymentsAtom, { type: 'answerForgotten' });
      store.set(choiceAtom, { box: boxId });
      go('sweep.deposit.select-method');
    },
    [store, host, go],
  );
}
