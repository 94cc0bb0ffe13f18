import { EntryGrid } from '@paywidget/shared/catalogue';
import { FlowScreen, LazyPart } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { type ReactNode, useMemo } from 'react';
import { useChooseRedemption } from '../../methods/useChooseRedemption';
import { useRedemptionMethods } from '../../methods/useRedemptionMethods';
import { paymentEntries } from '../../model/paymentEntries';
import { BalanceCard } from '../../redemption/BalanceCard';
import { useRedeemable } from '../../redemption/useRedeemable';
import { unsettledWithdrawal } from '../../resume/unsettledWithdrawal';
import styles from './RedeemList.module.scss';

/** The redeemable balance, and what it can be redeemed to. */
export function RedeemList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const choose = useChooseRedemption();
  const methods = useRedemptionMethods();
  const state = useRedeemable();
  const entries = useMemo(() => methods && paymentEntries(methods), [methods]);

  if (!entries || !state) return placeholder;
  return (
    <FlowScreen heading={t('sweep.withdrawal.title')}>
      <LazyPart part={unsettledWithdrawal} />
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
