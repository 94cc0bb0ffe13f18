/** A method that an event is about. */
interface AboutMethod {
  /** Its name. */
  method: string;
  cardViewType?: string;
}

interface DepositEnd extends AboutMethod {
  /** Whether the last call carried a captcha. */
  captcha: boolean;
}

interface WithdrawalEnd extends AboutMethod {
  accountType: string;
}

/**
 * Every analytics event, by its name, and what it carries; `docs/ANALYTICS.md` says when each is sent. Hosts build on
 * these: a name or a field, once published, keeps its meaning.
 */
export interface AnalyticsEvents {
  error: { endpoint: string; status?: number; message: string };
  regex_error: { paymentMethod: string; field: string; errorKey: string };
  region_chosen: { country: string; previous: string };
  sweepstake_box_chosen: { boxId: string };
  deposit_group_chosen: { group: string };
  deposit_method_chosen: AboutMethod & { category?: string };
  bonus_selected: { bonusId: string; type: 'deposit' | 'freespin' };
  bonus_switched: { kind: 'deposit' | 'crypto'; isOn: boolean };
  deposit_submit: AboutMethod & { delaySeconds: number };
  deposit_success: DepositEnd & { status: 'success'; depositId: string };
  deposit_fail: DepositEnd & { status: 'fail'; httpStatus?: number; code?: string };
  support_requested: { method: string; depositId?: string };
  withdrawal_group_chosen: { group: string };
  withdrawal_method_chosen: AboutMethod & { category?: string };
  withdrawal_submit: AboutMethod & { delaySeconds: number };
  withdrawal_success: WithdrawalEnd & { status: 'success'; withdrawalId: string };
  withdrawal_fail: WithdrawalEnd & { status: 'fail'; httpStatus?: number; code?: string };
}
export type AnalyticsEvent = keyof AnalyticsEvents;

/** Which site an event is of, in the words of the host's own payload; each is only there where it says something. */
export interface AnalyticsSite {
  host?: string;
  schema?: string;
  xOrigin?: string;
}

/** One event as the host hears it. */
export type AnalyticsMessage = {
  [E in AnalyticsEvent]: { event: E; data: Readonly<AnalyticsEvents[E]> } & AnalyticsSite;
}[AnalyticsEvent];
