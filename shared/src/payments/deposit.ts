import type { Endpoint, TransactionStatus } from '@paywidget/shared/contract';
import type { DepositCheck } from '@paywidget/shared/contract/payments';
import type { AdditionalTransaction, OnchainTransaction } from './coins';
import type { PaymentErrorText } from './paymentErrorText';

/** The call that creates the deposit. */
export const depositRequestKinds = ['create', 'sweepstake', 'prepare', 'continue', 'peer-to-peer'] as const;
export type DepositRequestKind = (typeof depositRequestKinds)[number];

/** The way to open the provider's page: a helper window, the host, or the widget's own window. */
export const redirectModes = ['helper', 'host', 'self'] as const;
export type RedirectMode = (typeof redirectModes)[number];

/** How a deposit was submitted. Never put card data or field values here, because the context is stored. */
export interface OrderContext {
  /** The method's name. */
  method: string;
  kind: DepositRequestKind;
  /** The country in the request: ISO 3166 alpha-2, lower case. */
  country: string;
  currency: string;
  redirectMode: RedirectMode;
  /** The method's card view type. It decides on the meaning of the answer. */
  cardViewType?: string;
  group?: string;
  box?: string;
  /** The code of a crypto address's network. The answer does not name it. */
  network?: string;
  /** The name of the form's route. */
  screen: string;
  /** The screen to open if the answer does not determine one. */
  fallbackScreen?: string;
}

type ExistingDeposit = Omit<Extract<DepositCheck, { exists: true }>, 'exists' | 'depositId'>;

/** The server's answer about a deposit, to the create call or to `deposit-check`. */
export type DepositAnswer = Partial<ExistingDeposit> & {
  depositId: string;
  /** The token of the call, if the card in the answer is encrypted with this token. Never stored. */
  cardToken?: string;
};

/**
 * The reason why a deposit ended without being declined: the player or somebody else (`counterparty`) cancelled it, or its
 * time ran out.
 */
export type EndReason = 'cancelled' | 'counterparty' | 'expired';

/** The address where the player pays. The data of a GET is already part of the URL. */
export interface Redirect {
  url: string;
  method: 'GET' | 'POST';
  data: Record<string, string>;
}

/** A redirect that has not reached a window yet. */
export interface PendingRedirect {
  redirect: Redirect;
  redirectMode: RedirectMode;
  /** The screen to which the widget goes after the redirect is delivered. */
  screen: string;
  /** A window that is still loading. */
  helper?: { close(): void };
}

/**
 * The player's action that confirms a payment. The values are stored.
 * - `said`: the player has pressed the paid button. The server may not have received the report yet.
 * - `followed`: the player has also left the invoice for the complete page.
 */
export type PaymentClaim = 'said' | 'followed';

/** The call that tells the server that the player has paid ("I have paid"), and its state. In memory only. */
export interface PaymentReport {
  /** `unknown`: the call was sent, but may not have arrived. */
  readonly step: 'sending' | 'unknown' | 'received' | 'rejected';
  /** The call that sends the report. It may hold field values. Absent if there is nothing to send. */
  readonly call?: { readonly endpoint: Endpoint; readonly payload: unknown };
  /** The reason of the last rejection by the server, as the player reads it. */
  readonly reason?: PaymentErrorText;
  /** The number of failed calls. */
  readonly failureCount?: number;
}

/** Everything that the widget knows about one deposit. See `reduceDeposits` for its life. */
export interface Deposit {
  /**
   * Names the record in this widget: the order's idempotency key, else the id that the widget knew first. It never changes.
   */
  readonly ref: string;
  /** The server's id, once it is known. */
  readonly depositId?: string;
  /**
   * How the deposit was submitted. Complete if this widget has submitted it. If the widget knows the deposit only from a push, from
   * the page's URL or from the player's report, the order is empty or has only the method.
   */
  readonly order: Partial<OrderContext>;
  /**
   * Where the deposit is stored, so that a reload finds it.
   * - `current`: the unfinished deposit. The next start resumes it.
   * - `open`: the player has left the deposit before its final status. Lists show it.
   */
  readonly place?: 'current' | 'open';
  /**
   * True while the widget does not know whether the server created the deposit, or whether a call that continued it
   * succeeded.
   */
  readonly isUnknown: boolean;
  /** The idempotency key, while the outcome is unknown. */
  readonly key?: string;
  readonly sessionId?: string;
  /** The time when the request was sent: server time in ms since the epoch. */
  readonly createdAt?: number;
  /** The time when the invoice or form expires: server time in ms since the epoch. */
  readonly deadline?: number;
  /** The server's latest answer to a create call or to `deposit-check`. In memory only: it may hold a card. */
  readonly answer?: DepositAnswer;
  /** True once the server has answered a request of this widget with the deposit. `deposit-check` may return it again. */
  readonly wasAnswered?: boolean;
  /** True after a page of the deposit was shown: the player may have paid. */
  readonly isSeen?: boolean;
  readonly status: TransactionStatus;
  /** True if the status `accepted` only follows from the time that has passed, or from counted confirmations. */
  readonly isStatusAssumed?: boolean;
  /** The reason why a mistaked deposit ended, if it is known. */
  readonly endReason?: EndReason;
  /** True until the widget has sent the player to the provider's page. */
  readonly awaitsRedirect?: boolean;
  readonly redirect?: PendingRedirect;
  readonly claim?: PaymentClaim;
  readonly report?: PaymentReport;
  /**
   * True if the player has turned back from the deposit's page. The form of its method then asks whether to resume or cancel
   * the deposit.
   */
  readonly isLeft?: boolean;
  /** True if the player has cancelled the deposit while it was being created. */
  readonly isCancelRequested?: boolean;
  /** The first payment seen on its way to a crypto address. */
  readonly onchainTransaction?: OnchainTransaction;
  /** Later payments to the same address, in the order they were seen. */
  readonly additionalTransactions?: readonly AdditionalTransaction[];
}

/** A deposit that this widget has sent: its order is complete. */
export type OrderedDeposit = Deposit & { readonly order: OrderContext };

/** A created deposit without a final status. Lists show it. */
export type OpenPayment = OrderedDeposit & { readonly depositId: string };

/** A created deposit whose invoice, form or address can be shown. */
export type AnsweredDeposit = OpenPayment & { readonly answer: DepositAnswer };

export const isOrdered = (deposit: Deposit | undefined): deposit is OrderedDeposit =>
  deposit?.order.kind !== undefined && deposit.order.screen !== undefined;

/**
 * True if the deposit exists and the player may still pay it, or has paid it and it is not final. A crypto address without
 * coins does not count: the player has only looked at it.
 */
export function isOpenPayment(deposit: Deposit | undefined): deposit is OpenPayment {
  if (!isOrdered(deposit)) return false;
  const { order, depositId, isUnknown, onchainTransaction, claim } = deposit;
  const isUnused = order.network !== undefined && !onchainTransaction && claim !== 'followed';
  return depositId !== undefined && !isUnknown && !isUnused;
}

/** True if the player has reported the deposit as paid. The server may not have received the report yet. */
export const isClaimed = (deposit: Pick<Deposit, 'claim'> | undefined): boolean =>
  deposit?.claim !== undefined;

const flowOf = (route: string) =>
  /^(?:cryptobalance\.|sweep\.)?(?:deposit|withdrawal)(?=\.|$)/.exec(route)?.[0];

/** True if the deposit belongs to the flow in which the widget starts. The host may have asked for another flow. */
export const canResume = ({ order }: OrderedDeposit, startRoute: string): boolean =>
  flowOf(startRoute) !== undefined && flowOf(startRoute) === flowOf(order.screen);
