import type { ReactNode } from 'react';
import { useFollowWithdrawal } from './useFollowWithdrawal';

export interface FollowWithdrawalProps {
  /** Shows while the player is taken on. */
  placeholder?: ReactNode;
  /** The flow's start, for those whose withdrawal has not been made. */
  children?: ReactNode;
}

/** Takes a player whose withdrawal was made to its complete page; all others start here. */
export function FollowWithdrawal({ placeholder, children }: FollowWithdrawalProps) {
  return useFollowWithdrawal() ? placeholder : children;
}
