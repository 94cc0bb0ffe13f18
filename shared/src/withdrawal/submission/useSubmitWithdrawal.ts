import { useTranslation } from '@paywidget/shared/i18n';
import { usePaymentErrorSnackbar } from '@paywidget/shared/transaction';
import { useSnackbar } from '@paywidget/shared/ui';
import { useCallback, useMemo } from 'react';
import { useWithdrawalSubmitter } from './useWithdrawalSubmitter';
import type { WithdrawalRequest } from './withdrawalRequest';
import type { SendResult } from './withdrawalSubmitter';

/** Sends a withdrawal, or sends one of unknown outcome again, and shows how it ended. */
export interface SubmitWithdrawal {
  send(request: WithdrawalRequest): Promise<void>;
  retry(): Promise<void>;
}

export function useSubmitWithdrawal(): SubmitWithdrawal {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const submitter = useWithdrawalSubmitter();
  const showRejection = usePaymentErrorSnackbar();

  const show = useCallback(
    (sent: SendResult) => {
      if (sent.kind === 'earlier') {
        snackbar.show({
          tone: 'info',
          title: t('withdrawal.earlier.title'),
          text: t('withdrawal.earlier.text'),
        });
      }
      if (sent.kind === 'rejected') showRejection(sent.reason);
    },
    [t, snackbar, showRejection],
  );

  return useMemo(
    () => ({
      send: async (request) => show(await submitter.send(request)),
      retry: async () => show(await submitter.retry()),
    }),
    [submitter, show],
  );
}
