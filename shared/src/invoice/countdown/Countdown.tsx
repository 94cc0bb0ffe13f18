import { useTranslation } from '@paywidget/shared/i18n';
import { VisuallyHidden } from '@paywidget/shared/ui';
import { ProgressBar } from '@paywidget/shared/ui/controls';
import { useState } from 'react';
import { type Announcement, nextAnnouncement, timeLeftOf } from './timeLeft';
import { useCountdown } from './useCountdown';

export interface CountdownProps {
  /** ms since the epoch, by the server's clock. */
  deadline: number;
  /** The whole time there was, in ms: what the full bar stands for. */
  lifetime: number;
  /** Hears of the end, once. */
  onExpire?: () => void;
}

/** How long there is to pay, as a bar with its text. The last minutes are said aloud, not each second. */
export function Countdown({ deadline, lifetime, onExpire }: CountdownProps) {
  const { t } = useTranslation();
  // The server's clock is told in whole seconds: what is left may seem more than there ever was.
  const left = Math.min(useCountdown(deadline, onExpire).remaining, lifetime);
  const { days, clock, seconds } = timeLeftOf(left);
  const [said, setSaid] = useState<Announcement>();
  const spoken = nextAnnouncement(said, seconds);
  if (spoken !== said) setSaid(spoken);
  const time = `\u2066${clock}\u2069`;
  return (
    <div>
      <ProgressBar
        value={left}
        max={lifetime}
        text={
          days > 0 ? t('invoice.countdown.days', { count: days, time }) : t('invoice.countdown', { time })
        }
      />
      <VisuallyHidden as="div" role="status">
        {spoken && t('invoice.countdown.minutes', { count: spoken.minutes })}
      </VisuallyHidden>
    </div>
  );
}
