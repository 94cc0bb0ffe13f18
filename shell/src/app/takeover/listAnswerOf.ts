import { depositMethodsQuery } from '@paywidget/shared/api';
import type { Services } from '@paywidget/shared/services';
import { depositMethodsParamsAtom } from '@paywidget/shared/state';
import { startStateAtom } from '../state/startState';

/** Returns the server's answer with the deposit methods, if it has come. The same answer is the same object. */
export function listAnswerOf({ store, api, queryClient }: Services) {
  if (store.get(startStateAtom).status !== 'ready') return undefined;
  const { queryKey } = depositMethodsQuery(api, store.get(depositMethodsParamsAtom));
  return queryClient.getQueryData(queryKey);
}
