import { QueryClient } from '@tanstack/react-query';

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
