import { useTranslation } from '@paywidget/shared/i18n';
import { LazyPart, withdrawalResumeGate } from '@paywidget/shared/navigation';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { MethodList } from './MethodList';
import { useRefetchFlag } from './useRefetchFlag';

/** Where a withdrawal starts: one that is under way goes on, a new one chooses its method. */
export function WithdrawalListScreen() {
  const { t } = useTranslation();
  const isRefetched = useRefetchFlag();
  const placeholder = (
    <ScreenPlaceholder>
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
  return (
    <LazyPart part={withdrawalResumeGate} placeholder={placeholder}>
      {isRefetched ? placeholder : <MethodList placeholder={placeholder} />}
    </LazyPart>
  );
}
