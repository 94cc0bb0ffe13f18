import { useAtomValue } from '@paywidget/shared/state';
import { scheduleRetry } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useRef } from 'react';
import { withdrawalSubmissionAtom } from './submission';

/**
 * Asks for an unknown outcome by itself, with growing delays, as long as the player stays: they have confirmed what is sent
 * again, and the server makes it once at the most.
 */
export function useRetryUnknown(retry: () => void): void {
  const { step } = useAtomValue(withdrawalSubmissionAtom);
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
