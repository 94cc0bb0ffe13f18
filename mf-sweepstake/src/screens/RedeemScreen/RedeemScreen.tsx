import { useTranslation } from '@paywidget/shared/i18n';
import { LazyPart, withdrawalResumeGate } from '@paywidget/shared/navigation';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';
import { RedeemList } from './RedeemList';

/** The start of a redemption: the balance and the methods, or the complete page of a created redemption without a final status. */
export function RedeemScreen() {
  const { t } = useTranslation();
  const placeholder = (
    <ScreenPlaceholder>
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
