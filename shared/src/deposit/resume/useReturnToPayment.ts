import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { routeNamed } from '@paywidget/shared/navigation/routes';
import type { OpenPayment } from '@paywidget/shared/payments';
import { useApi, useHost, useService } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useEffect, useRef, useState } from 'react';
import { checkAttempt, resumeTarget } from './checkAttempt';
import { restoreDeposit } from './restoreDeposit';

export interface ReturnToPayment {
  /** The deposit that is being opened. */
  openingId: string | undefined;
  /** Opens the page of a payment: its invoice while the payment is unpaid, else the complete page. */
  open(payment: OpenPayment): void;
}

/**
 * Takes the player back to an open payment. Asks the server for the payment first, so that its page can show the requisites.
 * If the server cannot be reached, the complete page opens and goes on asking.
 */
export function useReturnToPayment(): ReturnToPayment {
  const store = useStore();
  const api = useApi();
  const host = useHost();
  const urls = useService('urls');
  const { go } = useFlow();
  const { flow } = useFlowPosition();
  const [openingId, setOpeningId] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function open(payment: OpenPayment) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { depositId } = payment;
    setOpeningId(depositId);
    const answer = await checkAttempt(api, payment, controller.signal).catch(() => ({}));
    if (controller.signal.aborted) return;
    const found = resumeTarget(payment, answer, urls.widget);
    const target =
      found.kind === 'screen' && routeNamed(flow, found.screen)
        ? found
        : ({ kind: 'screen', depositId, status: 'waiting', screen: 'deposit.complete' } as const);
    restoreDeposit(store, payment, target, api.clock.now());
    host.send('DepositStatus', { depositId, status: target.status });
    go(target.screen);
  }

  return { openingId, open: (payment) => void open(payment) };
}
