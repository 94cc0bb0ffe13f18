import { lazyPart } from '@paywidget/shared/navigation';
import { useIsInterrupted } from '@paywidget/shared/payments';

/** Wraps the first screens of deposits. Resumes an interrupted payment, or renders the screen. */
export const depositResumeGate = lazyPart(
  useIsInterrupted,
  async () => (await import('@paywidget/shared/deposit')).ResumeGate,
  ['form', 'bonus', 'deposit'],
);
