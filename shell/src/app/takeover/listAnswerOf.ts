import { depositMethodsQuery } from '@paywidget/shared/api';
import { depositMethodsParamsAtom } from '@paywidget/shared/state';
import type { AppProps } from '../state/appProps';
import { startStateAtom } from '../state/startState';

/** Returns the server's answer with the deposit methods, if it has come. The same answer is the same object. */
export function listAnswerOf({ store, queryClient }: Pick<AppProps, 'store' | 'queryClient'>) {
  const start = store.get(startStateAtom);
  if (start.status !== 'ready') return undefined;
  const { queryKey } = depositMethodsQuery(start.api, store.get(depositMethodsParamsAtom));
  return queryClient.getQueryData(queryKey);
}
