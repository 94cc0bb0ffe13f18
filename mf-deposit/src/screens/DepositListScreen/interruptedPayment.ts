import { lazyPart } from '@paywidget/shared/navigation';
import { useIsInterrupted } from '@paywidget/shared/state';

/**
 * Where a widget starts: a player whose payment was interrupted is put back to it, everybody else goes on (decisions,
 * section 6).
 */
export const interruptedPayment = lazyPart(
  useIsInterrupted,
  async () => (await import('@paywidget/shared/deposit')).ResumeGate,
);
