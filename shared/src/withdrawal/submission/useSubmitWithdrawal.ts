import { useTranslation } from '@paywidget/shared/i18n';
import { type WithdrawalRequest, withdrawalAtom } from '@paywidget/shared/payments';
import { useApi, useHost } from '@paywidget/shared/services';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { isTranslatedIn, useKeepForPayment, usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useSnackbar } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { useOutcomeTexts } from './outcomeTexts';
import { rejectionNoticeAtom } from './rejectionNotice';
import { createWithdrawalSubmitter, type SendResult } from './withdrawalSubmitter';

export interface SubmitWithdrawal {
  send(request: WithdrawalRequest): Promise<void>;
  retry(): Promise<void>;
}

/**
 * Sends withdrawals and shows their results in a snackbar, except a rejection that the page shows. See
 * `WithdrawalSubmitter`. Any number of screens can use this hook at the same time: its state is in the store.
 */
export function useSubmitWithdrawal(): SubmitWithdrawal {
  const api = useApi();
  const host = useHost();
  const store = useStore();
  const { t, i18n } = useTranslation();
  const snackbar = useSnackbar();
  const showRejection = usePaymentErrorSnackbar();
  const { earlierCreated } = useOutcomeTexts();
  const { step } = useAtomValue(withdrawalAtom);
  useKeepForPayment(step === 'sending' || step === 'unknown');
  const submitter = useMemo(
    () => createWithdrawalSubmitter({ store, api, host, isTranslated: isTranslatedIn(i18n) }),
    [store, api, host, i18n],
  );

  return useMemo(() => {
    function show(result: SendResult) {
      if (result.kind === 'earlierCreated') {
        snackbar.show({ tone: 'info', title: t(earlierCreated.title), text: t(earlierCreated.text) });
      }
      const submission = store.get(withdrawalAtom);
      const isInNotice =
        submission.step === 'rejected' && store.get(rejectionNoticeAtom)?.isShownFor(submission.request);
      if (result.kind === 'rejected' && !isInNotice) showRejection(result.reason);
    }
    return {
      send: async (request) => show(await submitter.send(request)),
      retry: async () => show(await submitter.retry()),
    };
  }, [submitter, store, t, snackbar, showRejection, earlierCreated]);
}
