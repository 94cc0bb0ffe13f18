import { useCountdown } from '@paywidget/shared/invoice';
import type { ReactNode } from 'react';

interface UntilDeadlineProps {
  /** ms since the epoch, by the server's clock; without one it never comes. */
  deadline: number | undefined;
  /** What stands here after it, if something does. */
  over: ReactNode | undefined;
  children: ReactNode;
}

/** What is there until a deadline. Counts by itself, so that nothing around it renders each second. */
export function UntilDeadline({ deadline, over, children }: UntilDeadlineProps) {
  const { isExpired } = useCountdown(deadline);
  return isExpired && over !== undefined ? over : children;
}
