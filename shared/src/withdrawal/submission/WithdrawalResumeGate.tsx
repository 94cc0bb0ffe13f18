import type { ReactNode } from 'react';
import { useOpenCreatedWithdrawal } from './useOpenCreatedWithdrawal';

export interface WithdrawalResumeGateProps {
  /** Rendered while the complete page opens. */
  placeholder?: ReactNode;
  /** The flow's start screen, rendered if there is no created withdrawal. */
  children?: ReactNode;
}

/** Opens the complete page of a created withdrawal. Otherwise renders the flow's start screen. */
export function WithdrawalResumeGate({ placeholder, children }: WithdrawalResumeGateProps) {
  return useOpenCreatedWithdrawal() ? placeholder : children;
}
