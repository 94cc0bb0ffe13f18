import { useTranslation } from '@paywidget/shared/i18n';
import { bonusSwitchesAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import type { BadgeProps } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { useListsBonuses } from './useCurrentBonuses';

/** What a crypto deposit gains at once, in percent (specification, section 9, "Crypto bonus badge"). */
const cryptoBonusPercent = 5;

/**
 * The badge of crypto entries in a list of deposits, while the crypto bonus is on: to experiment group `group_b`, with
 * bonuses that have not ended, and not switched off by the player. The host's `assets.badge` replaces its picture.
 */
export function useCryptoBadge(): BadgeProps | undefined {
  const { t } = useTranslation();
  const isListed = useListsBonuses();
  const isOn = useAtomValue(bonusSwitchesAtom).crypto;
  const picture = useAtomValue(payloadAtom).assets?.badge;
  return useMemo(
    () =>
      isListed && isOn
        ? { kind: 'instant', text: t('bonus.crypto.badge', { percent: cryptoBonusPercent }), picture }
        : undefined,
    [isListed, isOn, picture, t],
  );
}
