import { useTranslation } from '@paywidget/shared/i18n';
import { depositResumeGate, LazyPart, useFlowPosition } from '@paywidget/shared/navigation';
import { ScreenPlaceholder, TileSkeletons } from '@paywidget/shared/ui';
import { BalanceList } from './BalanceList';

/**
 * The deposit list of crypto-balance, whose two tabs are two routes. A start of the widget: an interrupted deposit goes on
 * from here, a new one chooses what to deposit (specification, section 2, "Crypto-balance chooser").
 */
export function BalanceScreen() {
  const { t } = useTranslation();
  const { route } = useFlowPosition();
  const placeholder = (
    <ScreenPlaceholder>
      <TileSkeletons label={t('deposit.list.loading')} />
    </ScreenPlaceholder>
  );
  return (
    <LazyPart part={depositResumeGate} placeholder={placeholder}>
      <BalanceList type={route.screen === 'cryptobalance.deposit.fiat' ? 'fiat' : 'crypto'} />
    </LazyPart>
  );
}
