import type { FormField } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type {
  DepositAnswer,
  DepositRequestKind,
  OrderContext,
  RedirectMode,
} from '@paywidget/shared/payments';
import { type Redirect, redirectTo } from './redirect';

/** The meaning of an answer to a create call for the player. See docs/rules/deposits.md. */
export type DepositOutcome =
  /** The server asks for more fields: the form stays and shows them. */
  | { kind: 'fields'; fields: FormField[] }
  /** A crypto address to show. The page stays. */
  | { kind: 'address'; address: CryptoAddress }
  /** The provider's page opens, and the widget goes to `screen`. */
  | { kind: 'redirect'; redirect: Redirect; redirectMode: RedirectMode; screen: string }
  | { kind: 'go'; screen: string };

export type OutcomeContext = Pick<OrderContext, 'kind' | 'cardViewType' | 'redirectMode' | 'fallbackScreen'>;

/** The complete page of the deposit's flow. */
export const completeScreenOf = (kind: DepositRequestKind): ScreenName =>
  kind === 'sweepstake' ? 'sweep.deposit.complete' : 'deposit.complete';

/** True if the deposit goes straight to the complete page: it may be paid although the player has seen no further step. */
export const needsNoFurtherAction = ({
  outcome,
  context,
}: {
  outcome: DepositOutcome;
  context: OutcomeContext;
}): boolean => outcome.kind === 'go' && outcome.screen === completeScreenOf(context.kind);

/** The outcome of a deposit if only its id is known. */
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

/** The first matching row names the screen. */
const screens: readonly Row[] = [
  // The sweepstake flow has no page between the form and the complete page.
  [(_, { kind }) => kind === 'sweepstake', completeScreenOf('sweepstake')],
  [(...given) => isPeerToPeer(...given) && isUnified(...given), 'deposit.peer-to-peer.unified-form'],
  [isPeerToPeer, 'deposit.peer-to-peer.invoice'],
  [isUnified, 'deposit.redirect.unified-form'],
  [hasOffers, 'deposit.onramp.offer-list'],
  // India's answer has requisites too, so this row must come before host-to-host.
  [(_, { cardViewType }) => cardViewType === 'india', 'deposit.india.invoice'],
  [isHostToHost, 'deposit.host-to-host'],
  [({ apiResponse }) => apiResponse?.pageId === 'eazype', 'deposit.redirect.eazype'],
  [({ apiResponse }) => apiResponse?.pageId === 'pix', 'deposit.redirect.pix'],
];

/** The widget's screen for an answer, with or without a redirect. */
function screenFor(answer: DepositAnswer, context: OutcomeContext): string {
  const row = screens.find(([applies]) => applies(answer, context));
  return row?.[1] ?? context.fallbackScreen ?? completeScreenOf(context.kind);
}

function wantsFields({ isFieldsRequired, apiResponse }: DepositAnswer): boolean {
  return Boolean(isFieldsRequired || apiResponse?.isFieldsRequired);
}

/**
 * True if the deposit still asks for the fields that a continuing call has sent. Then this call has not reached the server:
 * `deposit-check` repeats the answer of the last call that reached it.
 */
export function awaitsContinuation(answer: DepositAnswer, { kind }: Pick<OrderContext, 'kind'>): boolean {
  return kind === 'continue' ? hasOffers(answer) : wantsFields(answer);
}

/**
 * Reads an answer.
 * @param base the base URL of relative redirects
 * @throws UnsafeLinkError for a redirect that is neither http nor https
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
