import { useTranslation } from '@paywidget/shared/i18n';
import { LazyPart, withdrawalResumeGate } from '@paywidget/shared/navigation';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { MethodList } from './MethodList';
import { useRefetchFlag } from './useRefetchFlag';

/** The start of a withdrawal: the list of methods, or the complete page of a created withdrawal without a final status. */
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
