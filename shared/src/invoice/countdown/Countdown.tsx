import { useTranslation } from '@paywidget/shared/i18n';
import { VisuallyHidden } from '@paywidget/shared/ui';
import { ProgressBar } from '@paywidget/shared/ui/controls';
import { useState } from 'react';
import { type Announcement, nextAnnouncement, timeLeftOf } from './timeLeft';
import { useCountdown } from './useCountdown';

export interface CountdownProps {
  /** Server time in ms since the epoch. */
  deadline: number | undefined;
  /** The whole time that the player had, in ms: the length of the full bar. */
  lifetime: number | undefined;
  /** Called once when the deadline passes. */
  onExpire?: () => void;
}

/**
 * Shows the time left to pay as a bar with a text. Screen readers announce only the last minutes. Renders nothing without a
 * deadline or a lifetime.
 */
export function Countdown({ deadline, lifetime, onExpire }: CountdownProps) {
  if (deadline === undefined || lifetime === undefined) return null;
  return <RunningCountdown deadline={deadline} lifetime={lifetime} onExpire={onExpire} />;
}

interface RunningCountdownProps extends CountdownProps {
  deadline: number;
  lifetime: number;
}

function RunningCountdown({ deadline, lifetime, onExpire }: RunningCountdownProps) {
  const { t } = useTranslation();
  // The server time is known in whole seconds, so the time left can seem longer than the lifetime.
  const left = Math.min(useCountdown(deadline, onExpire).remaining, lifetime);
  const { days, clock, seconds } = timeLeftOf(left);
  const [announced, setAnnounced] = useState<Announcement>();
  const announcement = nextAnnouncement(announced, seconds);
  if (announcement !== announced) setAnnounced(announcement);
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
        {announcement && t('invoice.countdown.minutes', { count: announcement.minutes })}
      </VisuallyHidden>
    </div>
  );
}
