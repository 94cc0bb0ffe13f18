/**
 * What the host says, field by field, for whoever writes a host in TypeScript. The widget reads it by the contract's
 * schemas (`HostPayload`, `User`), which forgive: a field that is wrong counts as not sent, and `null` means absent.
 */

/** One captcha's public id, and where its script comes from, tried in order: the site itself or the vendor only. */
interface CaptchaFields {
  id: string;
  scripts?: readonly string[];
}

/** A bonus that the player may attach to a deposit. */
export interface BonusFields {
  id: string | number;
  type: 'deposit' | 'freespin';
  readonly [field: string]: unknown;
}

/** What to show, and how the host is called. */
export type HostFields = {
  /** `main` unless said otherwise. */
  widgetViewType?: 'main' | 'sweep' | 'cryptobalance';
  /** By default `socket` where the deployment has one, else `http`. */
  transport?: 'socket' | 'http';
  /** Whether the widget shows a closing button. By default true. */
  closingButton?: boolean;
  bonusList?: readonly BonusFields[];
  /** The bonus that is selected at first. */
  bonusId?: string | number;
  experiments?: readonly { key: string; group: string }[];
  userId?: string | number;
  partnerKey?: string | number;
  /** Of the site; handed on to analytics, as are `schema` and `xOrigin`. Never an address that is opened. */
  host?: string;
  schema?: string;
  xOrigin?: string;
  /** By default `redesign`. */
  platformVersion?: string;
  isMobileApp?: boolean;
  pwa?: boolean;
  /** GeeTest's id, for hosts that have no other captcha. */
  geetestCaptchaId?: string;
  captcha?: { geetest?: CaptchaFields; recaptcha2?: CaptchaFields; recaptcha3?: CaptchaFields };
  /**
   * Addresses of the host's own. `badge`: the picture beside deposits with the instant crypto bonus. `sweepstakeRules` and
   * `sweepstakeLearnMore`: the pages that the sweepstake disclaimer leads to, by default `/sweepstake/rules` and
   * `/sweepstake/learn-more` of the site that serves the widget.
   */
  assets?: { badge?: string; sweepstakeRules?: string; sweepstakeLearnMore?: string };
  /** The player, where it is not given as an option of its own. */
  user?: UserFields;
};

/** An amount of money: a number, or decimal text such as `12.50`. */
interface BalanceFields {
  amount: number | string;
  currency: string;
}

/** The signed-in player. */
export type UserFields = {
  /** Sent with each call as `Authorization: Bearer …`. */
  token?: string;
  /** Two letters: whose payment methods are shown first. By default `RU`. */
  paymentGeo?: string;
  /** By default `USD`. */
  currency?: string;
  /** Such as `pt-BR`; `lang` where there is none. By default English. */
  locale?: string;
  lang?: string;
  /** `ios` and `android`: a native app. By default `desktop`. */
  platform?: 'desktop' | 'mobile' | 'android' | 'ios';
  /** What can be withdrawn: of the main account, and of an additional one where there is one. */
  balanceData?: { primary?: BalanceFields; additional?: BalanceFields };
  widgetViewType?: string;
  id?: string | number;
  id_user?: string | number;
  hash_id?: string | number;
  name?: string;
  email?: string;
  phone?: string;
  country?: string;
  timezone?: string;
  birthday?: string;
  address?: string;
  passport?: string;
  note?: string;
  tg_id?: string | number;
  poker_nickname?: string;
  role?: number;
  partner_key?: string;
  regulated_domain_id?: string | number;
  deposits_calc_count?: number;
  deposits_calc_time?: string;
  firstdeposit_time?: string;
  time_registration?: string;
  last_ip?: string;
  last_ip_country?: string;
  bk_type?: string;
  activity?: unknown;
  meta?: unknown;
};
