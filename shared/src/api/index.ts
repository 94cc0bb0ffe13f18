export {
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { type Api, type CallOptions, createApi } from './createApi';
export { sleep, startDeadline } from './deadline';
export { isAbort, NetworkError, RequestTimeoutError, ResponseError } from './errors';
export {
  countrySelectorQuery,
  depositLimitsQuery,
  depositMethodsQuery,
  listQuery,
  withdrawalMethodsQuery,
} from './methodQueries';
export { createQueryClient } from './queryClient';
export { createServerClock, deviceTime, type ServerClock } from './serverClock';
export type { Transport, TransportReply, TransportRequest } from './transport';
