import { useIsInterrupted, useIsWithdrawalUnderWay } from '@paywidget/shared/state';
import { lazyPart } from './LazyPart';

/** Wraps the start screens of deposits. Returns a player whose payment was interrupted to it; renders the screen for all others. */
export const depositResumeGate = lazyPart(
  useIsInterrupted,
  async () => (await import('@paywidget/shared/deposit')).ResumeGate,
);

/** Wraps the start screens of withdrawals. Opens the complete page of a withdrawal that the server has created, after a reload too. */
export const withdrawalResumeGate = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).FollowWithdrawal,
);

/** Shows what the player must know about an earlier withdrawal before they start another. */
export const unresolvedWithdrawalNotice = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).UnresolvedNotice,
);
