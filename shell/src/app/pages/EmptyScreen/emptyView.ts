import type { FlowName } from '@paywidget/shared/navigation/routes';
import type { MessageProps } from '@paywidget/shared/ui';

/** Where the player comes from, by the query of the page. */
export interface EmptyContext {
  flow: FlowName;
  transaction: string | null;
  /** Why there is nothing, where it is not for want of methods: `network` or `timeout`. */
  reason: string | null;
}

/** What the empty page says: texts are translation keys. */
export interface EmptyView {
  icon: MessageProps['icon'];
  title: string;
  text: string;
  /** Whether another country could help. */
  offersCountries: boolean;
}

const noMethods = { icon: 'globe', title: 'empty.title', text: 'empty.text' } as const;

/**
 * A list that could not be asked for is empty too (specification, section 8, "Other errors"), but says what the
 * specification has network failures say: no other country would bring a connection back.
 */
const failures: ReadonlyMap<string, Omit<EmptyView, 'offersCountries'>> = new Map([
  ['network', { icon: 'offline', title: 'error.network', text: 'error.network.advice' }],
  ['timeout', { icon: 'clock', title: 'error.timeout', text: 'error.network.advice' }],
]);

/** The call for withdrawal methods carries a country in the sweepstake flow only (contract, "Endpoints"). */
const dependsOnCountry = ({ flow, transaction }: EmptyContext): boolean =>
  transaction !== 'withdrawal' || flow === 'sweep';

export function emptyViewOf(context: EmptyContext): EmptyView {
  const failure = failures.get(context.reason ?? '');
  if (failure) return { ...failure, offersCountries: false };
  return { ...noMethods, offersCountries: dependsOnCountry(context) };
}
