import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from './createApi';

const ApiContext = createContext<Api | undefined>(undefined);

/**
 * Holds the server state of one widget. The api retries calls, so queries do not. No query fetches again by itself: an answer that
 * nobody asked for could take the player away from a payment in progress.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnReconnect: false, refetchOnWindowFocus: false, staleTime: 60_000 },
    },
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

/** Returns the api. Throws outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
