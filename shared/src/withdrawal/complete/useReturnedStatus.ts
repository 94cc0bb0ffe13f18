import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { useStore } from '@paywidget/shared/state';
import { advanceStatus, statusFromQuery } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';
import { withdrawalSubmissionAtom } from '../submission/submission';

/** Takes over the status in the page's address, which is then removed from it (specification, section 4). */
export function useReturnedStatus(): void {
  const store = useStore();
  const query = useQueryParams();
  const { route } = useFlowPosition();
  const { go } = useFlow();

  const takeOver = useEffectEvent((address: URLSearchParams) => {
    const returned = statusFromQuery(address);
    if (!returned) return;
    const submission = store.get(withdrawalSubmissionAtom);
    const known = submission.step === 'created' ? submission.withdrawal : undefined;
    // An address may be anyone's: it settles no doubt.
    if (known || submission.step === 'none') {
      const status = advanceStatus(known?.status ?? 'accepted', returned.status);
      store.set(withdrawalSubmissionAtom, { step: 'created', withdrawal: { ...known, status } });
    }
    const { status: _, ...rest } = Object.fromEntries(address);
    go(route.name, { replace: true, ...(Object.keys(rest).length > 0 && { query: rest }) });
  });
  useEffect(() => takeOver(query), [query]);
}
