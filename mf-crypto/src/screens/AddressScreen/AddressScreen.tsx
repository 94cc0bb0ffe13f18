import { BonusSwitch, useDepositBonus } from '@paywidget/shared/bonus';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { AddressPage, coinOf } from '@paywidget/shared/crypto';
import { useIsDepositInProgress } from '@paywidget/shared/deposit';
import { VideoButton } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { useChosenMethod, useCryptoBadge, useDepositMethods } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry, useLeaveWithoutMethod } from '@paywidget/shared/transaction';
import { ScreenPlaceholder, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';

/**
 * The address of the chosen coin. If the coin is not offered any more, or the list must not be shown (`isDirectGeo`), opens the
 * list, but not from an address that is shown or requested.
 * @throws the error of the call for methods. The shell then shows the error page.
 */
export function AddressScreen() {
  const { data, error } = useDepositMethods();
  const { method: chosen } = useAtomValue(choiceAtom);
  const isInProgress = useIsDepositInProgress(chosen);
  const method = useKeptEntry(useChosenMethod(), ({ name }) => isInProgress && name === chosen);
  const isMissing = data !== undefined && (!method || Boolean(data.isDirectGeo && !isInProgress));

  useLeaveWithoutMethod(isMissing, 'deposit.list');

  if (error && !data && !(isInProgress && method)) throw error;
  if (!method || isMissing) return <AddressPlaceholder />;
  return <CoinAddress key={method.name} method={method} />;
}

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
