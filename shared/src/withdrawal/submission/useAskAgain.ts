import { askAgain } from '@paywidget/shared/deposit';
import { useAtomValue } from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef } from 'react';
import { submissionAtom } from './submission';

/**
 * Asks for an unknown outcome by itself, with growing delays, as long as the player stays: they have confirmed what is sent
 * again, and the server makes it once at the most.
 */
export function useAskAgain(retry: () => void): void {
  const { step } = useAtomValue(submissionAtom);
  const asked = useRef(0);
  const ask = useEffectEvent(() => {
    asked.current += 1;
    retry();
  });

  useEffect(() => {
    if (step === 'unknown') return askAgain(asked.current, () => ask());
    if (step !== 'sending') asked.current = 0;
  }, [step]);
}
