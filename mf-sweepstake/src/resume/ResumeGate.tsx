import { useIsInterrupted } from '@paywidget/shared/state';
import { lazy, type ReactNode, Suspense } from 'react';

/** Fetched only by those who have something to resume. */
const Resuming = lazy(async () => ({ default: (await import('@paywidget/shared/deposit')).Resuming }));

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
  const isInterrupted = useIsInterrupted();
  if (!isInterrupted) return children;
  return (
    <Suspense fallback={placeholder}>
      <Resuming placeholder={placeholder}>{children}</Resuming>
    </Suspense>
  );
}
