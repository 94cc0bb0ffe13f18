import type { FlowName } from '@paywidget/shared/navigation/routes';
import type { MessageProps } from '@paywidget/shared/ui';

/** The flow, and the query of the page. */
export interface EmptyContext {
  flow: FlowName;
  transaction: string | null;
  /** `network` or `timeout` if the list could not be loaded. Null if there are no methods. */
  reason: string | null;
}

/** What the empty page shows. `title` and `text` are translation keys. */
export interface EmptyView {
  icon: MessageProps['icon'];
  title: string;
  text: string;
  /** True if another country could have methods. */
  offersCountries: boolean;
}

const noMethods = { icon: 'globe', title: 'empty.title', text: 'empty.text' } as const;

/**
 * A list that could not be loaded is shown as empty too (see docs/rules/errors.md), but with the text of a network
 * failure, and without a choice of country, which could not help.
 */
const failures: ReadonlyMap<string, Omit<EmptyView, 'offersCountries'>> = new Map([
  ['network', { icon: 'offline', title: 'error.network', text: 'error.network.advice' }],
  ['timeout', { icon: 'clock', title: 'error.timeout', text: 'error.network.advice' }],
]);

/** True if the call for the methods has a country. Withdrawals have one only in the sweepstake flow. */
const dependsOnCountry = ({ flow, transaction }: EmptyContext): boolean =>
  transaction !== 'withdrawal' || flow === 'sweep';

export function emptyViewOf(context: EmptyContext): EmptyView {
  const failure = failures.get(context.reason ?? '');
  if (failure) return { ...failure, offersCountries: false };
  return { ...noMethods, offersCountries: dependsOnCountry(context) };
}
