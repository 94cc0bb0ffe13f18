import type { Bonus } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { bonusEnd } from '@paywidget/shared/methods';
import { useServerTime } from '@paywidget/shared/services';
import { timeLeft } from './model/timeLeft';

/** The remaining time of a bonus, as texts. */
export interface BonusTimeLeft {
  /** `Ends in 2 days 03:04:05` */
  sentence: string;
  /** `2 days 03:04:05`, for use beside a clock icon */
  time: string;
}

/**
 * Returns the remaining time of a bonus by the server's clock, updated each second, or `undefined` for a bonus without an
 * end.
 */
export function useBonusTimeLeft(bonus: Bonus): BonusTimeLeft | undefined {
  const { t } = useTranslation();
  const end = bonusEnd(bonus);
  const seconds = useServerTime(
    (now) => (end === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1_000))),
    end === undefined,
  );
  if (end === undefined) return undefined;
  const { days: count, clock } = timeLeft(seconds);
  return count > 0
    ? { sentence: t('bonus.ends.days', { count, clock }), time: t('bonus.left.days', { count, clock }) }
    : { sentence: t('bonus.ends', { clock }), time: clock };
}
