import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { useStore } from '@paywidget/shared/state';
import { advanceStatus, statusFromQuery } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';
import { withdrawalSubmissionAtom } from '../submission/submission';

/** Applies the `status` query parameter of the page's address, then removes it from the address. */
export function useReturnedStatus(): void {
  const store = useStore();
  const query = useQueryParams();
  const { route } = useFlowPosition();
  const { go } = useFlow();

  const applyStatus = useEffectEvent((address: URLSearchParams) => {
    const returned = statusFromQuery(address);
    if (!returned) return;
    const submission = store.get(withdrawalSubmissionAtom);
    const known = submission.step === 'created' ? submission.withdrawal : undefined;
    // Anyone can write an address: it does not resolve an unknown outcome.
    if (known || submission.step === 'none') {
      const status = advanceStatus(known?.status ?? 'accepted', returned.status);
      store.set(withdrawalSubmissionAtom, { step: 'created', withdrawal: { ...known, status } });
    }
    const { status: _, ...rest } = Object.fromEntries(address);
    go(route.name, { replace: true, ...(Object.keys(rest).length > 0 && { query: rest }) });
  });
  useEffect(() => applyStatus(query), [query]);
}
