import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';

/** Stands in the places of the order and of the ways to pay. */
export function OrderPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      <Skeleton width={160} height={24} />
      <Skeleton shape="block" height={150} width="min(480px, 100%)" />
      <TileSkeletons count={6} label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
}
