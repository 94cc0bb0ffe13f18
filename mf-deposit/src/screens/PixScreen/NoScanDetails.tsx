import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen, useFlow } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { Button } from '@paywidget/shared/ui';
import { useEffect } from 'react';

/** Shown if the response has neither a code nor a link. Reports it to the host and has a button back to the form. */
export function NoScanDetails({ depositId }: { depositId: string }) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const host = useHost();
  useEffect(() => {
    host.report('deposit.scan.empty', `Deposit ${depositId} has neither a code nor a link to pay with`);
  }, [host, depositId]);

  return (
    <MessageScreen
      icon="error"
      tone="danger"
      title={t('deposit.scan.empty.title')}
      text={t('deposit.scan.empty.text')}
      footer={
        <Button action="back" onClick={back}>
          {t('deposit.complete.retry')}
        </Button>
      }
    />
  );
}
