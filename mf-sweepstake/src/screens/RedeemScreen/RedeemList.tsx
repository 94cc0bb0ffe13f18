import { useTranslation } from '@paywidget/shared/i18n';
import { EntryGrid } from '@paywidget/shared/methods';
import { FlowScreen, LazyPart, unresolvedWithdrawalNotice } from '@paywidget/shared/navigation';
import { type ReactNode, useMemo } from 'react';
import { paymentEntries } from '../../model/paymentEntries';
import { BalanceCard } from './BalanceCard';
import styles from './RedeemList.module.scss';
import { useChooseRedemption } from './useChooseRedemption';
import { useRedeemable } from './useRedeemable';
import { useRedemptionMethods } from './useRedemptionMethods';

/** The redeemable balance and the redemption methods. */
export function RedeemList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const choose = useChooseRedemption();
  const methods = useRedemptionMethods();
  const state = useRedeemable();
  const entries = useMemo(() => methods && paymentEntries(methods), [methods]);

  if (!entries || !state) return placeholder;
  return (
    <FlowScreen heading={t('sweep.withdrawal.title')}>
      <LazyPart part={unresolvedWithdrawalNotice} />
      <BalanceCard state={state} />
      <h2 className={styles.title}>{t('sweep.redeem.methods')}</h2>
      <EntryGrid
        label={t('sweep.redeem.methods')}
        entries={entries}
        transaction="withdrawal"
        onChoose={choose}
      />
    </FlowScreen>
  );
}
