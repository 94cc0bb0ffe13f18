import type { FormField } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { DepositAnswer, DepositRequestKind, OrderContext, RedirectMode } from '@paywidget/shared/state';
import { type Redirect, redirectTo } from '../redirect/redirect';

/** What an answer to a created deposit means (specification, section 4, "Deposit submit flow"). */
export type DepositOutcome =
  /** The server wants more fields: the form stays and shows them. */
  | { kind: 'fields'; fields: FormField[] }
  /** A crypto address to show; the page stays. */
  | { kind: 'address'; address: CryptoAddress }
  /** The player goes to the provider's page, the widget to `screen`. */
  | { kind: 'redirect'; redirect: Redirect; redirectMode: RedirectMode; screen: string }
  | { kind: 'go'; screen: string };

export type OutcomeContext = Pick<OrderContext, 'kind' | 'cardViewType' | 'redirectMode' | 'fallbackScreen'>;

/** The page that a finished deposit ends on. */
export const completeScreenOf = (kind: DepositRequestKind): ScreenName =>
  kind === 'sweepstake' ? 'sweep.deposit.complete' : 'deposit.complete';

/** Whether a deposit needs nothing more of the player: it may be paid although nobody was taken anywhere. */
export const needsNoFurtherAction = ({
  outcome,
  context,
}: {
  outcome: DepositOutcome;
  context: OutcomeContext;
}): boolean => outcome.kind === 'go' && outcome.screen === completeScreenOf(context.kind);

/** Of a deposit that is known by its id alone. */
export const completeOutcomeOf = (kind: DepositRequestKind): DepositOutcome => ({
  kind: 'go',
  screen: completeScreenOf(kind),
});

type Row = readonly [(answer: DepositAnswer, context: OutcomeContext) => boolean, ScreenName];

const isPeerToPeer: Row[0] = (_, { kind }) => kind === 'peer-to-peer';
const isUnified: Row[0] = ({ apiResponse, unifiedFlow }) =>
  Boolean(apiResponse?.data?.unifiedFlow ?? unifiedFlow);

const isHostToHost: Row[0] = ({ apiResponse }, { cardViewType }) =>
  cardViewType === 'bankTransfer' ||
  Boolean(apiResponse?.data?.card) ||
  (apiResponse?.data?.requisites ?? []).length > 0;

function hasOffers({ apiResponse }: DepositAnswer): boolean {
  return (apiResponse?.data?.paymentMethodOffers ?? []).length > 0;
}

/** The first row that holds names the screen. */
const screens: readonly Row[] = [
  // The sweepstake flow has no page of its own between the form and complete.
  [(_, { kind }) => kind === 'sweepstake', completeScreenOf('sweepstake')],
  [(...given) => isPeerToPeer(...given) && isUnified(...given), 'deposit.peer-to-peer.unified-form'],
  [isPeerToPeer, 'deposit.peer-to-peer.invoice'],
  [isUnified, 'deposit.redirect.unified-form'],
  [hasOffers, 'deposit.onramp.offer-list'],
  // India's preparation answers with requisites, which would otherwise read as host-to-host.
  [(_, { cardViewType }) => cardViewType === 'india', 'deposit.india.invoice'],
  [isHostToHost, 'deposit.host-to-host'],
  [({ apiResponse }) => apiResponse?.pageId === 'eazype', 'deposit.redirect.eazype'],
  [({ apiResponse }) => apiResponse?.pageId === 'pix', 'deposit.redirect.pix'],
];

/** The screen for an answer, whether or not it redirects too. */
function screenFor(answer: DepositAnswer, context: OutcomeContext): string {
  const row = screens.find(([holds]) => holds(answer, context));
  return row?.[1] ?? context.fallbackScreen ?? completeScreenOf(context.kind);
}

function wantsFields({ isFieldsRequired, apiResponse }: DepositAnswer): boolean {
  return Boolean(isFieldsRequired || apiResponse?.isFieldsRequired);
}

/**
 * Whether a deposit still asks for what a call that went on with it has sent. So it does while that call has not arrived:
 * `deposit-check` answers what the create call did.
 */
export function awaitsContinuation(answer: DepositAnswer, { kind }: Pick<OrderContext, 'kind'>): boolean {
  return kind === 'continue' ? hasOffers(answer) : wantsFields(answer);
}

/**
 * Reads an answer. `base` is what a relative redirect is relative to.
 * @throws UnsafeLinkError for a redirect that must not be followed.
 */
export function outcomeOf(answer: DepositAnswer, context: OutcomeContext, base: string): DepositOutcome {
  const { apiResponse, data: address } = answer;
  if (wantsFields(answer)) return { kind: 'fields', fields: answer.fields ?? [] };
  if (!apiResponse && address) return { kind: 'address', address };
  const screen = screenFor(answer, context);
  if (!apiResponse?.source) return { kind: 'go', screen };
  const { source, method = 'GET', data } = apiResponse;
  const redirect = redirectTo(source, method, data?.redirectData ?? {}, base);
  return { kind: 'redirect', redirect, redirectMode: context.redirectMode, screen };
}
