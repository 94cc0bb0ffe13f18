import type { IconName } from '@paywidget/shared/ui';
import { HostSilentError, MissingUserDataError, NoHostError } from '../../lib/bridge';
import { ConfigurationError } from '../../lib/federation/configuration';
import { IncorrectHostDataError } from '../../lib/session';

/** The page, or the page around it, is not served over https or from localhost. */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
  constructor() {
    super('HTTPS is required');
  }
}

/** The reason why the widget could not start: the report to the host, and the text for the player. */
export interface StartFailure {
  /** For the host's `Error` message. */
  code: string;
  message: string;
  icon: IconName;
  /** Translation keys. */
  title: string;
  text: string;
}

type Row = readonly [is: (error: unknown) => boolean, failure: Omit<StartFailure, 'message'>];

const row = (code: string, icon: IconName, name: string): Omit<StartFailure, 'message'> => ({
  code,
  icon,
  title: `start.${name}.title`,
  text: `start.${name}.text`,
});

const unknown = row('start.failed', 'error', 'failed');

const rows: readonly Row[] = [
  [(error) => error instanceof HostSilentError, row('host.silent', 'offline', 'host')],
  [(error) => error instanceof NoHostError, row('host.missing', 'offline', 'host')],
  [(error) => error instanceof MissingUserDataError, row('webview.userData', 'offline', 'host')],
  [(error) => error instanceof IncorrectHostDataError, row('host.data', 'error', 'data')],
  [(error) => error instanceof ConfigurationError, row('configuration', 'offline', 'failed')],
  [(error) => error instanceof InsecurePageError, row('page.insecure', 'lock', 'insecure')],
];

/** Maps an error during the start to its failure. See docs/guides/errors.md. */
export function startFailureOf(error: unknown): StartFailure {
  const [, failure] = rows.find(([is]) => is(error)) ?? [undefined, unknown];
  return { ...failure, message: error instanceof Error ? error.message : 'Unknown error' };
}
