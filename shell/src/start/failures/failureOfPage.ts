import { isAbort, NetworkError, RequestTimeoutError, ResponseError } from '@paywidget/shared/api';
import { ContractError } from '@paywidget/shared/contract';

/** What an error says of itself; 'Unknown error' where it says nothing (specification, section 8). */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}

type Row = readonly [is: (error: unknown) => boolean, message: (error: unknown) => string];

/**
 * Failed calls that take the whole page to the error page, and the message it carries (specification, section 8). The
 * server's own words and the contract's details are for the host's log, not for the player.
 */
const rows: readonly Row[] = [
  [(error) => error instanceof NetworkError, messageOf],
  [(error) => error instanceof RequestTimeoutError, messageOf],
  [(error) => error instanceof ResponseError, (error) => `HTTP ${(error as ResponseError).status}`],
  [(error) => error instanceof ContractError, () => 'Unknown error'],
  [isAbort, () => 'Unknown error'],
];

/** The error page's message for what a screen threw; none for a fault of the screen's own, which stays in its place. */
export function failureOfPage(error: unknown): string | undefined {
  return rows.find(([is]) => is(error))?.[1](error);
}
