import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import { EntryGrid } from '@paywidget/shared/methods';
import { FlowScreen, LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/payments';
import { type ReactNode, useMemo } from 'react';
import { paymentEntries } from '../../model/paymentEntries';
import { BalanceCard } from './BalanceCard';
import styles from './RedeemList.module.scss';
import { useChooseRedemption } from './useChooseRedemption';
import { useRedeemable } from './useRedeemable';
import { useRedemptionMethods } from './useRedemptionMethods';

/** The notice about an earlier withdrawal. For players without a stored withdrawal, it is not loaded. */
const unresolvedWithdrawalNotice = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).UnresolvedNotice,
  ['form', 'withdrawal'],
);

/** The redeemable balance and the redemption methods. */
export function RedeemList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const choose = useChooseRedemption();
  const methods = useRedemptionMethods();
  const state = useRedeemable();
  const entries = useMemo(() => methods && paymentEntries(methods), [methods]);

  if (!entries || !state) return placeholder;
  return (
    <FlowScreen>
      <OpenPayments />
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
