import { SubmitFooter } from '@paywidget/shared/deposit/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Notice } from '@paywidget/shared/ui';
import type { TransferFormState } from './useTransferForm';

/** The footer of the form. While the deposit is being created, the player can cancel it. */
export function TransferFooter({ deposit }: { deposit: TransferFormState }) {
  const { t } = useTranslation();
  if (deposit.isCancelling) {
    return (
      <>
        <div role="status">
          <Notice tone="info">{t('p2p.create.cancelling')}</Notice>
        </div>
        <Button variant="secondary" action="cancel" busy>
          {t('invoice.cancel')}
        </Button>
      </>
    );
  }
  return (
    <SubmitFooter deposit={deposit}>
      {deposit.view === 'busy' && (
        <Button variant="plain" action="cancel" onClick={deposit.cancel}>
          {t('invoice.cancel')}
        </Button>
      )}
    </SubmitFooter>
  );
}
