import type { PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useRef, useState } from 'react';

/** Reports the first press of submit, once, with the time the player took for it (specification, section 4). */
export function useSubmitMetric(method: PaymentMethod): () => void {
  const host = useHost();
  const [shownAt] = useState(() => performance.now());
  const isReported = useRef(false);

  return () => {
    if (isReported.current) return;
    isReported.current = true;
    const delaySeconds = Math.round(performance.now() - shownAt) / 1000;
    host.track('withdrawal_submit', { method: method.name, cardViewType: method.cardViewType, delaySeconds });
  };
}
