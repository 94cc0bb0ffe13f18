import { useApi } from '@paywidget/shared/api';
import { methodTitle } from '@paywidget/shared/catalogue';
import { closeModalSession, type PaymentMethod } from '@paywidget/shared/contract';
import { useHostMessage } from '@paywidget/shared/host';
import { languageAtom, payloadAtom, useAtomValue, userAtom } from '@paywidget/shared/state';
import { useEffect, useEffectEvent } from 'react';
import type { Submission } from './submission';

/** Tells the server when the widget is closed while it creates a deposit (specification, section 4). */
export function useReportClosing(method: PaymentMethod, submission: Submission): void {
  const api = useApi();
  const user = useAtomValue(userAtom);
  const { userId } = useAtomValue(payloadAtom);
  const language = useAtomValue(languageAtom);

  const report = useEffectEvent(() => {
    if (submission.step !== 'preparing' && submission.step !== 'creating') return;
    const payload = {
      paymentMethod: method.name,
      paymentMethodText: methodTitle(method, language),
      userId: userId || (user.id ?? ''),
    };
    // The page is going away: there is nobody left to tell of a failure.
    api.call(closeModalSession, payload).catch(() => undefined);
  });

  useHostMessage('close', () => report());
  useEffect(() => {
    const leave = () => report();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
