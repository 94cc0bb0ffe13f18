import type { MethodList } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useEffect } from 'react';
import { filterMethods, type ListKind } from './filterMethods';

const reasons: Readonly<Record<ListKind, string>> = {
  deposit: 'an unknown card view type',
  withdrawal: 'a card view type that withdrawals do not show',
  sweepstake: 'a card view type that sweepstakes do not show',
};

/** Reports to the host each method that a list of this kind leaves out because of its card view type. */
export function useRejectionReport(answer: MethodList | undefined, kind: ListKind): void {
  const host = useHost();
  useEffect(() => {
    for (const { name } of answer ? filterMethods(answer.methods, kind).rejected : []) {
      host.report('methods.refused', `Method ${name} has ${reasons[kind]}`);
    }
  }, [answer, kind, host]);
}
