import type { TransportReply } from '@paywidget/shared/api';

/** A status below 100, from 200 to 299, or above 600 is a success. */
export const isSocketSuccess = (status: number): boolean =>
  status < 100 || (status >= 200 && status < 300) || status > 600;

/** Converts the fields of a reply frame. */
export function socketReplyOf(status: number, data: unknown, date: unknown): TransportReply {
  const time = Date.parse(typeof date === 'string' ? date : '');
  return {
    status,
    isSuccess: isSocketSuccess(status),
    body: data,
    ...(Number.isFinite(time) && { date: time }),
  };
}

/** Converts an endpoint key to the frame's `event`. */
export const socketEventOf = (endpoint: string): string => endpoint.replaceAll('/', ':');
