import { useTranslation } from '@paywidget/shared/i18n';
import { BonusPlaceholder, SearchPlaceholder } from '@paywidget/shared/methods';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';

/** Shown while the methods load, below the row with the country. */
export function ListPlaceholder({ region }: { region: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      {region}
      <BonusPlaceholder />
      <SearchPlaceholder />
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
}
