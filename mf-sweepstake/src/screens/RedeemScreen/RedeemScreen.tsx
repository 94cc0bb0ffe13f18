import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import { LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/payments';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';
import { RedeemList } from './RedeemList';

/** Opens the complete page of a created withdrawal. For players without a stored withdrawal, it is not loaded. */
const withdrawalResumeGate = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).WithdrawalResumeGate,
  ['form', 'withdrawal'],
);

/** The start of a redemption: the balance and the methods, or the complete page of a created redemption without a final status. */
export function RedeemScreen() {
  const { t } = useTranslation();
  const placeholder = (
    <ScreenPlaceholder>
      <OpenPayments />
      <Skeleton shape="block" height={64} width="min(480px, 100%)" />
      <Skeleton shape="block" height={100} width="min(480px, 100%)" />
      <TileSkeletons count={6} label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
  return (
    <LazyPart part={withdrawalResumeGate} placeholder={placeholder}>
      <RedeemList placeholder={placeholder} />
    </LazyPart>
  );
}
