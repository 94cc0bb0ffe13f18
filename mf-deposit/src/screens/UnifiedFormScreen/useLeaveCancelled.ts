import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { paymentsAtom, shownDepositAtom } from '@paywidget/shared/payments';
import { useHost } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useSnackbar } from '@paywidget/shared/ui';

/** Returns a function that ends the cancelled deposit, reports it to the host and goes back to the form. */
export function useLeaveCancelled(): () => void {
  const store = useStore();
  const host = useHost();
  const snackbar = useSnackbar();
  const { t } = useTranslation();
  const { back } = useFlow();

  return () => {
    const { depositId } = store.get(shownDepositAtom) ?? {};
    if (depositId !== undefined) host.send('DepositStatus', { depositId, status: 'mistaked' });
    store.set(paymentsAtom, {
      type: 'shownStatusReceived',
      status: 'mistaked',
      endReason: 'cancelled',
      isOver: true,
    });
    back();
    snackbar.show({ tone: 'info', text: t('invoice.cancelled') });
  };
}
