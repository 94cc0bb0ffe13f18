import { useApi } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { useStore } from '@paywidget/shared/state';
import { useMemo } from 'react';
import { createWithdrawalSubmitter, type WithdrawalSubmitter } from './withdrawalSubmitter';

/** The widget's sender of withdrawals. What it knows is in the state, so that every screen may have one. */
export function useWithdrawalSubmitter(): WithdrawalSubmitter {
  const api = useApi();
  const host = useHost();
  const store = useStore();
  const { i18n } = useTranslation();
  return useMemo(
    () => createWithdrawalSubmitter({ store, api, host, isTranslated: (key) => i18n.exists(key) }),
    [store, api, host, i18n],
  );
}
