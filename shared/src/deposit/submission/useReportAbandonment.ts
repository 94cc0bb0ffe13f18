import type { PaymentMethod } from '@paywidget/shared/contract';
import { closeModalSession } from '@paywidget/shared/contract/payments';
import { methodTitle } from '@paywidget/shared/methods';
import { useApi } from '@paywidget/shared/services';
import {
  beforeCloseAtom,
  languageAtom,
  payloadAtom,
  useAtomValue,
  userAtom,
  useSetAtom,
} from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contextOf, type DepositSubmission } from './submission';

/** If the widget is closed while a deposit is being created, reports this to the server, once. */
export function useReportAbandonment(method: PaymentMethod, submission: DepositSubmission): void {
  const api = useApi();
  const user = useAtomValue(userAtom);
  const { userId } = useAtomValue(payloadAtom);
  const language = useAtomValue(languageAtom);

  const beforeClose = useSetAtom(beforeCloseAtom);
  const reported = useRef<DepositSubmission>(undefined);

  const report = useEffectEvent(() => {
    if (submission.step !== 'preparing' && submission.step !== 'creating') return;
    // A frame that the host removes after `Close` fires `pagehide` too.
    if (reported.current === submission) return;
    reported.current = submission;
    // The submission may have been started by another form.
    const paymentMethod = contextOf(submission)?.method ?? method.name;
    const payload = {
      paymentMethod,
      paymentMethodText: paymentMethod === method.name ? methodTitle(method, language) : paymentMethod,
      userId: userId || (user.id ?? user.idUser ?? user.hashId ?? ''),
    };
    // The page is closing, so a failure cannot be shown.
    api.call(closeModalSession, payload).catch(() => undefined);
  });

  useEffect(() => {
    const leave = () => report();
    const forget = beforeClose(leave);
    window.addEventListener('pagehide', leave);
    return () => {
      forget();
      window.removeEventListener('pagehide', leave);
    };
  }, [beforeClose]);
}
