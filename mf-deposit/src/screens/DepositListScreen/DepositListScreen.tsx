import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { ResumeGate } from '../../resume/ResumeGate';
import { MethodList } from './MethodList';

/** Where a deposit starts: an interrupted one goes on, a new one chooses its method. */
export function DepositListScreen() {
  const { t } = useTranslation();
  const placeholder = (
    <ScreenPlaceholder>
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
  return (
    <ResumeGate placeholder={placeholder}>
      <MethodList placeholder={placeholder} />
    </ResumeGate>
  );
}
