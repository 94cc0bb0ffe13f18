import { NetworkError, RequestTimeoutError } from '@paywidget/shared/api';

/** Returns the empty page's `reason` for a call without a response. Undefined for other errors. */
export function unansweredReasonOf(error: unknown): 'network' | 'timeout' | undefined {
  if (error instanceof NetworkError) return 'network';
  return error instanceof RequestTimeoutError ? 'timeout' : undefined;
}
