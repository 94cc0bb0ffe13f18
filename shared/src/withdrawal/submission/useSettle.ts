import { useTranslation } from '@paywidget/shared/i18n';
import { useSnackbar } from '@paywidget/shared/ui';
import { useCallback, useMemo } from 'react';
import type { Creation } from './creation';
import type { Sent } from './sender';
import { useSender } from './useSender';

/** Sends a withdrawal, or settles one whose outcome is unknown; tells the player at once how it ended. */
export interface Settle {
  send(creation: Creation): Promise<void>;
  retry(): Promise<void>;
}

export function useSettle(): Settle {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const sender = useSender();

  const tell = useCallback(
    (sent: Sent) => {
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
      send: async (creation) => tell(await sender.send(creation)),
      retry: async () => tell(await sender.retry()),
    }),
    [sender, tell],
  );
}
