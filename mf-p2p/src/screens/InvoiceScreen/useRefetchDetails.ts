import { missingInPeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { deadlineOf } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import type { InvoiceDeposit } from '@paywidget/shared/invoice';
import { paymentsAtom, shownDepositAtom } from '@paywidget/shared/payments';
import { useApi } from '@paywidget/shared/services';
import { countryAtom, useStore } from '@paywidget/shared/state';
import { useSnackbar } from '@paywidget/shared/ui';
import { useState } from 'react';
import { findExistingDeposit } from '../../deposit/findExistingDeposit';

/**
 * Requests a deposit's details again, because the first details cannot be used. Shows a message if there are no better
 * details.
 */
export function useRefetchDetails({ method, depositId }: InvoiceDeposit): {
  isBusy: boolean;
  refetch(): void;
} {
  const api = useApi();
  const store = useStore();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);

  async function refetch() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await findExistingDeposit(api, method, store.get(countryAtom));
      const isSameDeposit =
        answer?.depositId === depositId && store.get(shownDepositAtom)?.depositId === depositId;
      if (isSameDeposit) {
        const deadline = deadlineOf(answer, api.clock.now());
        store.set(paymentsAtom, { type: 'answerRenewed', depositId, answer, deadline });
      }
      if (!isSameDeposit || missingInPeerToPeerDeposit({ status: 'waiting', ...answer }).length > 0)
        snackbar.show({ tone: 'info', text: t('p2p.details.same') });
    } catch {
      snackbar.show({ tone: 'danger', title: t('error.title'), text: t('p2p.details.unreachable') });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refetch: () => void refetch() };
}
