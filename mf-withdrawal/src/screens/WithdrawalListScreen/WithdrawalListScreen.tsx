import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import { SearchPlaceholder } from '@paywidget/shared/methods';
import { LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/payments';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { MethodList } from './MethodList';
import { useRefetchFlag } from './useRefetchFlag';

/** Opens the complete page of a created withdrawal. For players without a stored withdrawal, it is not loaded. */
const withdrawalResumeGate = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).WithdrawalResumeGate,
  ['form', 'withdrawal'],
);

/** The start of a withdrawal: the list of methods, or the complete page of a created withdrawal without a final status. */
export function WithdrawalListScreen() {
  const { t } = useTranslation();
  const isRefetched = useRefetchFlag();
  const placeholder = (
    <ScreenPlaceholder>
      <OpenPayments />
      <SearchPlaceholder />
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
  return (
    <LazyPart part={withdrawalResumeGate} placeholder={placeholder}>
      {isRefetched ? placeholder : <MethodList placeholder={placeholder} />}
    </LazyPart>
  );
}
