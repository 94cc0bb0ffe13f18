import { useTranslation } from '@paywidget/shared/i18n';
import { BonusPlaceholder } from '@paywidget/shared/methods';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';

/** The list's place while its methods are asked for, under the row that says whose methods they are. */
export function ListPlaceholder({ region }: { region: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder>
      {region}
      <BonusPlaceholder />
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
}
