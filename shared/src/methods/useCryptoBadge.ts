import { useTranslation } from '@paywidget/shared/i18n';
import { bonusSwitchesAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import type { BadgeProps } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { useShowsBonuses } from './useCurrentBonuses';

/** The instant bonus of a crypto deposit, in percent. */
const cryptoBonusPercent = 5;

/**
 * Returns the badge of crypto entries in a list of deposits. Undefined if the list shows no bonuses or the player has switched
 * the crypto bonus off. The host's `assets.badge` replaces its image. See docs/rules/bonuses.md.
 */
export function useCryptoBadge(): BadgeProps | undefined {
  const { t } = useTranslation();
  const isShown = useShowsBonuses();
  const isOn = useAtomValue(bonusSwitchesAtom).crypto;
  const picture = useAtomValue(payloadAtom).assets?.badge;
  return useMemo(
    () =>
      isShown && isOn
        ? { kind: 'instant', text: t('bonus.crypto.badge', { percent: cryptoBonusPercent }), picture }
        : undefined,
    [isShown, isOn, picture, t],
  );
}
