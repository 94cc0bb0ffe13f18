import { depositResumeGate } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import { LazyPart } from '@paywidget/shared/navigation';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { BalanceList } from './BalanceList';
import { useTab } from './useTab';

/**
 * The deposit list of crypto-balance. Its two tabs are two routes. As the start screen of the flow, it returns the player to an
 * interrupted deposit. See docs/rules/crypto.md.
 */
export function BalanceScreen() {
  const { t } = useTranslation();
  const { type, isReturning } = useTab();
  const placeholder = (
    <ScreenPlaceholder>
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
  if (isReturning) return placeholder;
  return (
    <LazyPart part={depositResumeGate} placeholder={placeholder}>
      <BalanceList type={type} />
    </LazyPart>
  );
}
