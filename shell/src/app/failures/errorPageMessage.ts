import { isAbort, NetworkError, RequestTimeoutError, ResponseError } from '@paywidget/shared/api';
import { ContractError } from '@paywidget/shared/contract';

/** Returns the message of an error, or 'Unknown error' if it has none. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}

type Row = readonly [is: (error: unknown) => boolean, message: (error: unknown) => string];

/**
 * The failed calls that lead to the error page, with the message for the page. See docs/rules/errors.md. The server's
 * message and the details of an invalid response are reported to the host, but not shown to the player.
 */
const rows: readonly Row[] = [
  [(error) => error instanceof NetworkError, messageOf],
  [(error) => error instanceof RequestTimeoutError, messageOf],
  [(error) => error instanceof ResponseError, (error) => `HTTP ${(error as ResponseError).status}`],
  [(error) => error instanceof ContractError, () => 'Unknown error'],
  [isAbort, () => 'Unknown error'],
];

/**
 * Returns the error page's message for an error that a screen threw. Returns undefined for a bug in the screen. Then a
 * notice takes the place of the screen.
 */
export function errorPageMessageOf(error: unknown): string | undefined {
  return rows.find(([is]) => is(error))?.[1](error);
}
