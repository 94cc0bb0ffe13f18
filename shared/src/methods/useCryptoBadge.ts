import { useTranslation } from '@paywidget/shared/i18n';
import { bonusSwitchesAtom, offersCryptoBonusAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import type { BadgeProps } from '@paywidget/shared/ui';
import { useMemo } from 'react';

/** The instant bonus of a crypto deposit, in percent. */
const cryptoBonusPercent = 5;

/**
 * Returns the badge of the crypto bonus, for coins in lists and on the address page. Undefined if the player does not get
 * the bonus or has switched it off. The host's `assets.badge` replaces the badge's image. See docs/rules/bonuses.md.
 */
export function useCryptoBadge(): BadgeProps | undefined {
  const { t } = useTranslation();
  const isOffered = useAtomValue(offersCryptoBonusAtom);
  const isOn = useAtomValue(bonusSwitchesAtom).crypto;
  const picture = useAtomValue(payloadAtom).assets?.badge;
  return useMemo(
    () =>
      isOffered && isOn
        ? { kind: 'instant', text: t('bonus.crypto.badge', { percent: cryptoBonusPercent }), picture }
        : undefined,
    [isOffered, isOn, picture, t],
  );
}
