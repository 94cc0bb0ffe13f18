import type { MethodList } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/services';
import { useEffect } from 'react';
import { filterMethods, type ListKind } from './filterMethods';

/**
 * Reports to the host each method that a list of this kind leaves out because of its card view type.
 * @param reason completes the sentence "Method … has …"; the same at every render
 */
export function useRejectionReport(answer: MethodList | undefined, kind: ListKind, reason: string): void {
  const host = useHost();
  useEffect(() => {
    for (const { name } of answer ? filterMethods(answer.methods, kind).rejected : []) {
      host.report('methods.refused', `Method ${name} has ${reason}`);
    }
  }, [answer, kind, reason, host]);
}
