import { lazy, type ReactNode, Suspense } from 'react';
import { useIsUnderWay } from './useIsUnderWay';

/** Fetched only by those who have a withdrawal under way. */
const Following = lazy(async () => ({
  default: (await import('@paywidget/shared/withdrawal')).FollowWithdrawal,
}));

interface WithdrawalGateProps {
  /** Shows while the withdrawal is looked into. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Where a withdrawal starts: one that was made goes on, after a reload too; everybody else chooses a method. */
export function WithdrawalGate({ placeholder, children }: WithdrawalGateProps) {
  if (!useIsUnderWay()) return children;
  return (
    <Suspense fallback={placeholder}>
      <Following placeholder={placeholder}>{children}</Following>
    </Suspense>
  );
}
