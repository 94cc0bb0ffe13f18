import type { HostChannel, OutgoingMessages } from '@paywidget/shared/host';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

type Report = OutgoingMessages['Vitals'];

interface VitalsOptions {
  window: Window;
  channel: HostChannel;
  /** False in package mode, because the page belongs to the host. */
  isOwnPage: boolean;
}

/**
 * Sends `Vitals` when the page is hidden and before `Close`, if there is anything new. Counts `Error` messages by their
 * code.
 */
export function sendVitals({ window, channel, isOwnPage }: VitalsOptions): void {
  const { document } = window;
  const errors: Record<string, number> = {};
  const vitals: Omit<Report, 'errors'> = {};
  const { send } = channel;
  let sent = '{"errors":{}}';

  function report() {
    const message: Report = { ...vitals, errors: { ...errors } };
    const content = JSON.stringify(message);
    if (content !== sent) send('Vitals', message);
    sent = content;
  }

  const count = (code: string) => {
    errors[code] = (errors[code] ?? 0) + 1;
  };

  channel.send = (type, data) => {
    if (type === 'Error') count((data as OutgoingMessages['Error']).code);
    if (type === 'Close') report();
    send(type, data);
  };
  const reportIfHidden = () => {
    if (document.visibilityState === 'hidden') report();
  };
  document.addEventListener('visibilitychange', reportIfHidden);
  window.addEventListener('pagehide', report);
  if (!isOwnPage) return;

  window.addEventListener('error', () => count('uncaught'));
  window.addEventListener('unhandledrejection', () => count('uncaught'));
  const measure = ({ name, value }: MetricType) => {
    vitals[name.toLowerCase() as 'lcp'] = name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
    reportIfHidden();
  };
  for (const observe of [onLCP, onINP, onCLS]) observe(measure, { reportAllChanges: true });
}
