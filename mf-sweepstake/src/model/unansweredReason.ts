import { NetworkError, RequestTimeoutError } from '@paywidget/shared/api';

/** Why a call had no answer, as the empty page's `reason`; nothing for one that was answered. */
export function unansweredReasonOf(error: unknown): 'network' | 'timeout' | undefined {
  if (error instanceof NetworkError) return 'network';
  return error instanceof RequestTimeoutError ? 'timeout' : undefined;
}
