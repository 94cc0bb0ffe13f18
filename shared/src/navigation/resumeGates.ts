import { useIsInterrupted, useIsWithdrawalUnderWay } from '@paywidget/shared/state';
import { lazyPart } from './LazyPart';

/** Wraps the first screens of deposits. Resumes an interrupted payment, or renders the screen. */
export const depositResumeGate = lazyPart(
  useIsInterrupted,
  async () => (await import('@paywidget/shared/deposit')).ResumeGate,
);

/** Wraps the first screens of withdrawals. Opens the complete page of a created withdrawal, or renders the screen. */
export const withdrawalResumeGate = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).WithdrawalResumeGate,
);

/** Shows what the player must know about an earlier withdrawal before they start another. */
export const unresolvedWithdrawalNotice = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).UnresolvedNotice,
);
