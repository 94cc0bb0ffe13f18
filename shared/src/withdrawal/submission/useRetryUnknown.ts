import { withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { scheduleRetry } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Sends a withdrawal of unknown outcome again, with growing delays, while the player stays on the page. This is safe: the
 * player has confirmed exactly this body, and the server creates the withdrawal at most once.
 */
export function useRetryUnknown(retry: () => void): void {
  const { step } = useAtomValue(withdrawalAtom);
  const retryCount = useRef(0);
  const sendAgain = useEffectEvent(() => {
    retryCount.current += 1;
    retry();
  });

  useEffect(() => {
    if (step === 'unknown') return scheduleRetry(retryCount.current, () => sendAgain());
    if (step !== 'sending') retryCount.current = 0;
  }, [step]);
}
