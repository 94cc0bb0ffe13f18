import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';

/** The placeholder of the order and the payment methods. */
export function OrderPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      <Skeleton shape="block" height={150} width="min(480px, 100%)" />
      <TileSkeletons count={6} label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
}
