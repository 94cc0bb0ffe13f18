import { useIsInterrupted } from '@paywidget/shared/payments';
import { lazyPart } from './LazyPart';

/** Wraps the first screens of deposits. Resumes an interrupted payment, or renders the screen. */
export const depositResumeGate = lazyPart(
  useIsInterrupted,
  async () => (await import('@paywidget/shared/deposit')).ResumeGate,
  ['form', 'bonus', 'deposit'],
);
