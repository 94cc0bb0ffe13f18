import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, TileSkeletons } from '@paywidget/shared/ui';

/** The placeholder of the search field and the coins. */
export function CoinListPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      <Skeleton shape="block" height={48} />
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
}
