import type { PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/services';
import { useRef, useState } from 'react';

/**
 * Reports the first press of a form's submit button, valid or not, with the time since the form was shown, in seconds. Once
 * per visit to the form.
 */
export function useSubmitMetric(
  event: 'deposit_submit' | 'withdrawal_submit',
  method: PaymentMethod,
): () => void {
  const host = useHost();
  const [shownAt] = useState(() => performance.now());
  const isClaimed = useRef(false);

  return () => {
    if (isClaimed.current) return;
    isClaimed.current = true;
    const delaySeconds = Math.round(performance.now() - shownAt) / 1000;
    host.track(event, { method: method.name, cardViewType: method.cardViewType, delaySeconds });
  };
}
