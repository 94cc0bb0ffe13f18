import { Fetched, latePart } from '@paywidget/shared/flow';
import { useIsInterrupted } from '@paywidget/shared/state';
import type { ReactNode } from 'react';

const resuming = latePart(async () => (await import('@paywidget/shared/deposit')).Resuming);

interface ResumeGateProps {
  /** Shows while the unfinished attempt is looked into. */
  placeholder: ReactNode;
  children: ReactNode;
}

/**
 * Where a widget starts: a player whose payment was interrupted is put back to it, everybody else goes on (decisions,
 * section 6).
 */
export function ResumeGate({ placeholder, children }: ResumeGateProps) {
  if (!useIsInterrupted()) return children;
  return (
    <Fetched part={resuming} placeholder={placeholder}>
      {children}
    </Fetched>
  );
}
