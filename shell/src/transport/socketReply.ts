import type { TransportReply } from '@paywidget/shared/api';

/** A status below 100, from 200 to 299, or above 600 is a success. */
export const isSocketSuccess = (status: number): boolean =>
  status < 100 || (status >= 200 && status < 300) || status > 600;

/** What a frame with a reply says. */
export function socketReplyOf(status: number, data: unknown, date: unknown): TransportReply {
  const time = Date.parse(typeof date === 'string' ? date : '');
  return {
    status,
    isSuccess: isSocketSuccess(status),
    body: data,
    ...(Number.isFinite(time) && { date: time }),
  };
}

/** The name of an endpoint in a frame. */
export const socketEventOf = (endpoint: string): string => endpoint.replaceAll('/', ':');
