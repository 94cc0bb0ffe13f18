import { attemptStoreAtom, type Store, useStore } from '@paywidget/shared/state';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Fetched only by those who have something to resume. */
const Resuming = lazy(async () => ({ default: (await import('./Resuming')).Resuming }));

/** Widgets that have started: only a start puts the player back, a later visit is the player's own. */
const started = new WeakSet<Store>();

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
  const store = useStore();
  const [isInterrupted] = useState(
    () => !started.has(store) && store.get(attemptStoreAtom).read() !== undefined,
  );
  useEffect(() => {
    started.add(store);
  }, [store]);

  if (!isInterrupted) return children;
  return (
    <Suspense fallback={placeholder}>
      <Resuming placeholder={placeholder}>{children}</Resuming>
    </Suspense>
  );
}
