import { BonusSwitch, useDepositBonus } from '@paywidget/shared/bonus';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { AddressPage, coinOf } from '@paywidget/shared/crypto';
import { VideoButton } from '@paywidget/shared/form';
import { useFlow } from '@paywidget/shared/navigation';

/** The address of a coin, with the bonus that the deposit could get and the way to the video guide. */
export function CoinAddress({ method }: { method: PaymentMethod }) {
  const { go } = useFlow();
  const bonus = useDepositBonus(method, undefined, coinOf(method));
  const { bonusId, isActivatedBonus } = bonus;
  const openBonus = (id: string) => go('deposit.bonus-details', { query: { bonus: id, kind: 'crypto' } });
  return (
    <AddressPage method={method} request={{ bonusId, isActivatedBonus }}>
      <BonusSwitch bonus={bonus} onDetails={openBonus} />
      <VideoButton method={method} />
    </AddressPage>
  );
}
