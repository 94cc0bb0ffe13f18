import { BonusSwitch, useDepositBonus } from '@paywidget/shared/bonus';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { AddressPage, coinOf } from '@paywidget/shared/crypto';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { VideoButton } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { useCryptoBadge } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { ScreenPlaceholder, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';

/** The address of the chosen coin. */
export const AddressScreen = () => (
  <ChosenMethod placeholder={<AddressPlaceholder />}>
    {(method) => <CoinAddress method={method} />}
  </ChosenMethod>
);

/** The address of a coin, with the bonus of the deposit and a button for the video guide. */
function CoinAddress({ method }: { method: PaymentMethod }) {
  const { go } = useFlow();
  const bonus = useDepositBonus(method, undefined, coinOf(method));
  const badge = useCryptoBadge();
  const { bonusId, isActivatedBonus, view, hasCryptoSwitch } = bonus;
  const hasBonusChoice = view?.hasSwitch || hasCryptoSwitch;
  const openBonus = (id: string) => go('deposit.bonus-details', { query: { bonus: id, kind: 'crypto' } });
  return (
    <AddressPage
      method={method}
      request={{ bonusId, isActivatedBonus }}
      hasBonusChoice={hasBonusChoice}
      badge={badge}
    >
      <BonusSwitch bonus={bonus} onDetails={openBonus} />
      <VideoButton method={method} />
    </AddressPage>
  );
}

/** Skeletons of the coin, its network, the warning and the address. */
function AddressPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <VisuallyHidden as="div" role="status">
        {t('deposit.loading')}
      </VisuallyHidden>
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={360} />
    </ScreenPlaceholder>
  );
}
