import type { MethodList } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { admit } from '@paywidget/shared/methods';
import { useEffect } from 'react';

/** Tells the host of each method that a list leaves out for its card view type (decisions, section 3). */
export function useRefusedReport(answer: MethodList | undefined): void {
  const host = useHost();
  useEffect(() => {
    for (const { name } of answer ? admit(answer.methods, 'sweepstake').refused : []) {
      host.report('methods.refused', `Method ${name} has a card view type that sweepstakes do not show`);
    }
  }, [answer, host]);
}
