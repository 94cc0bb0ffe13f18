import { useTranslation } from '@paywidget/shared/i18n';
import { useSnackbar } from '@paywidget/shared/ui';
import { useCallback, useMemo } from 'react';
import type { WithdrawalRequest } from './creation';
import type { SendResult } from './sender';
import { useWithdrawalSubmitter } from './useSender';

/** Sends a withdrawal, or settles one whose outcome is unknown; tells the player at once how it ended. */
export interface SubmitWithdrawal {
  send(request: WithdrawalRequest): Promise<void>;
  retry(): Promise<void>;
}

export function useSubmitWithdrawal(): SubmitWithdrawal {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const sender = useWithdrawalSubmitter();

  const show = useCallback(
    (sent: SendResult) => {
      if (sent.kind === 'earlier') {
        snackbar.show({
          tone: 'info',
          title: t('withdrawal.earlier.title'),
          text: t('withdrawal.earlier.text'),
        });
      }
      if (sent.kind !== 'refused') return;
      const { reason } = sent;
      // Specification, section 8, "Payment error handling".
      snackbar.show({
        tone: 'danger',
        title: t('error.title'),
        text: reason.kind === 'key' ? t(reason.key) : reason.text,
      });
    },
    [t, snackbar],
  );

  return useMemo(
    () => ({
      send: async (request) => show(await sender.send(request)),
      retry: async () => show(await sender.retry()),
    }),
    [sender, show],
  );
}
