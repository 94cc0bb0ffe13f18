import type { FlowName } from '@paywidget/shared/navigation/routes';
import type { MessageProps } from '@paywidget/shared/ui';

/** The flow, the query of the page, and the permissions of the deployment and the operator. */
export interface EmptyContext {
  flow: FlowName;
  transaction: string | null;
  /** `network` or `timeout` if the list could not be loaded. Null if there are no methods. */
  reason: string | null;
  /** True if the deployment lets the page advise a VPN. */
  vpnAdvice: boolean;
  /** True if the operator lets players choose another country. */
  hasCountries: boolean;
}

/** The content of the empty page. `title` and `text` are translation keys. */
export interface EmptyView {
  icon: MessageProps['icon'];
  title: string;
  text: string;
  /** True if the player can choose another country, which could have methods. */
  offersCountries: boolean;
  /** True if nobody knows whether there are methods. */
  isFailure: boolean;
}

/**
 * A list that could not be loaded is shown as empty too (see docs/rules/errors.md). It has the text of a network failure and
 * no choice of country, because another country would not help.
 */
const failures: ReadonlyMap<string, Pick<EmptyView, 'icon' | 'title' | 'text'>> = new Map([
  ['network', { icon: 'offline', title: 'error.network', text: 'error.network.advice' }],
  ['timeout', { icon: 'clock', title: 'error.timeout', text: 'error.network.advice' }],
]);

/** True if the call for the methods has a country. For withdrawals this is so only in the sweepstake flow. */
const dependsOnCountry = ({ flow, transaction }: EmptyContext): boolean =>
  transaction !== 'withdrawal' || flow === 'sweep';

/** Advises only steps that the player can take on this page and that the operator may advise. */
function adviceOf(vpnAdvice: boolean, offersCountries: boolean): string {
  if (vpnAdvice) return offersCountries ? 'empty.text' : 'empty.vpn.text';
  return offersCountries ? 'empty.country.text' : 'empty.refresh.text';
}

export function emptyViewOf(context: EmptyContext): EmptyView {
  const failure = failures.get(context.reason ?? '');
  if (failure) return { ...failure, offersCountries: false, isFailure: true };
  const offersCountries = context.hasCountries && dependsOnCountry(context);
  const text = adviceOf(context.vpnAdvice, offersCountries);
  return { icon: 'globe', title: 'empty.title', text, offersCountries, isFailure: false };
}
