/** Data of events that concern a payment method. */
interface MethodEvent {
  /** The method's name. */
  method: string;
  cardViewType?: string;
}

interface DepositResultEvent extends MethodEvent {
  /** True if the last request contained a captcha token. */
  captcha: boolean;
}

interface WithdrawalResultEvent extends MethodEvent {
  accountType: string;
}

/**
 * All analytics events with their data. `docs/guides/analytics.md` states when each is sent. Hosts depend on them: never change the
 * meaning of a published name or field.
 */
export interface AnalyticsEvents {
  error: { endpoint: string; status?: number; message: string };
  experiment_exposed: { experiment: string; group: string };
  regex_error: { paymentMethod: string; field: string; errorKey: string };
  region_chosen: { country: string; previous: string };
  sweepstake_box_chosen: { boxId: string };
  deposit_group_chosen: { group: string };
  deposit_method_chosen: MethodEvent & { category?: string };
  bonus_selected: { bonusId: string; type: 'deposit' | 'freespin' };
  bonus_switched: { kind: 'deposit' | 'crypto'; isOn: boolean };
  deposit_submit: MethodEvent & { delaySeconds: number };
  deposit_success: DepositResultEvent & { status: 'success'; depositId: string };
  deposit_fail: DepositResultEvent & { status: 'fail'; httpStatus?: number; code?: string };
  support_requested: { method: string; depositId?: string };
  withdrawal_group_chosen: { group: string };
  withdrawal_method_chosen: MethodEvent & { category?: string };
  withdrawal_submit: MethodEvent & { delaySeconds: number };
  withdrawal_success: WithdrawalResultEvent & { status: 'success'; withdrawalId: string };
  withdrawal_fail: WithdrawalResultEvent & { status: 'fail'; httpStatus?: number; code?: string };
}
export type AnalyticsEvent = keyof AnalyticsEvents;

/** The site that an event belongs to, copied from the host's payload. Empty values are left out. */
export interface AnalyticsSite {
  host?: string;
  schema?: string;
  xOrigin?: string;
}

/** An analytics event as sent to the host. */
export type AnalyticsMessage = {
  [E in AnalyticsEvent]: { event: E; data: Readonly<AnalyticsEvents[E]> } & AnalyticsSite;
}[AnalyticsEvent];
