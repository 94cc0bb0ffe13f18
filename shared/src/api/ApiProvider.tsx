import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from './createApi';

const ApiContext = createContext<Api | undefined>(undefined);

/** Server state of one widget. Calls retry by the contract's table, so queries never do on their own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
  });
}

interface ApiProviderProps {
  api: Api;
  queryClient: QueryClient;
  children: ReactNode;
}

export function ApiProvider({ api, queryClient, children }: ApiProviderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

/** The operator's API. Throws outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
