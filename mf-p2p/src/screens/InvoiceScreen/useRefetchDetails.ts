import { useApi } from '@paywidget/shared/api';
import { missingInPeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { deadlineOf } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import type { InvoiceDeposit } from '@paywidget/shared/invoice';
import { countryAtom, depositResponseAtom, useStore } from '@paywidget/shared/state';
import { useSnackbar } from '@paywidget/shared/ui';
import { useState } from 'react';
import { findExistingDeposit } from '../BaseScreen/findExistingDeposit';

/**
 * Requests a deposit's details again, because the first ones cannot be used. If they are the same or none, the player is
 * told.
 */
export function useRefetchDetails({ method, depositId }: InvoiceDeposit): { isBusy: boolean; ask(): void } {
  const api = useApi();
  const store = useStore();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await findExistingDeposit(api, method, store.get(countryAtom));
      const created = store.get(depositResponseAtom);
      const isOurs = answer?.depositId === depositId && created?.answer.depositId === depositId;
      if (isOurs)
        store.set(depositResponseAtom, { method, answer, deadline: deadlineOf(answer, api.clock.now()) });
      if (!isOurs || missingInPeerToPeerDeposit({ status: 'waiting', ...answer }).length > 0)
        snackbar.show({ tone: 'info', text: t('p2p.details.same') });
    } catch {
      snackbar.show({ tone: 'danger', title: t('error.title'), text: t('p2p.details.unreachable') });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, ask: () => void ask() };
}
