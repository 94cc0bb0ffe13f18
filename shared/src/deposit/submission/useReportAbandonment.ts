import { useApi } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { closeModalSession } from '@paywidget/shared/contract/payments';
import { methodTitle } from '@paywidget/shared/methods';
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

/** Tells the server, once, when the widget is closed while it creates a deposit (specification, section 4). */
export function useReportAbandonment(method: PaymentMethod, submission: DepositSubmission): void {
  const api = useApi();
  const user = useAtomValue(userAtom);
  const { userId } = useAtomValue(payloadAtom);
  const language = useAtomValue(languageAtom);

  const beforeClose = useSetAtom(beforeCloseAtom);
  const reported = useRef<DepositSubmission>(undefined);

  const report = useEffectEvent(() => {
    if (submission.step !== 'preparing' && submission.step !== 'creating') return;
    // A frame that the host removes after `Close` hides its page as well.
    if (reported.current === submission) return;
    reported.current = submission;
    // The form may be another one by now: a submission is the widget's.
    const paymentMethod = contextOf(submission)?.method ?? method.name;
    const payload = {
      paymentMethod,
      paymentMethodText: paymentMethod === method.name ? methodTitle(method, language) : paymentMethod,
      userId: userId || (user.id ?? user.idUser ?? user.hashId ?? ''),
    };
    // The page is going away: there is nobody left to tell of a failure.
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
