import { Fetched, latePart } from '@paywidget/shared/flow';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/state';
import type { ReactNode } from 'react';

const following = latePart(async () => (await import('@paywidget/shared/withdrawal')).FollowWithdrawal);

interface WithdrawalGateProps {
  /** Shows while the withdrawal is looked into. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Where a withdrawal starts: one that was made goes on, after a reload too; everybody else chooses a method. */
export function WithdrawalGate({ placeholder, children }: WithdrawalGateProps) {
  if (!useIsWithdrawalUnderWay()) return children;
  return (
    <Fetched part={following} placeholder={placeholder}>
      {children}
    </Fetched>
  );
}
