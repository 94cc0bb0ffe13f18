import { openPaymentsAtom } from '@paywidget/shared/deposit';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { clearTransactionAtom, transactionAtom, useStore } from '@paywidget/shared/state';
import { useSnackbar } from '@paywidget/shared/ui';

/** Returns a function that forgets the cancelled deposit, reports it to the host and goes back to the form. */
export function useLeaveCancelled(): () => void {
  const store = useStore();
  const host = useHost();
  const snackbar = useSnackbar();
  const { t } = useTranslation();
  const { back } = useFlow();

  return () => {
    const { depositId } = store.get(transactionAtom);
    if (depositId !== undefined) host.send('DepositStatus', { depositId, status: 'mistaked' });
    store.get(openPaymentsAtom).end(depositId);
    store.set(clearTransactionAtom);
    back();
    snackbar.show({ tone: 'info', text: t('invoice.cancelled') });
  };
}
