/**
 * The fields that a host sends, as types for hosts written in TypeScript. The widget parses them with the contract's schemas
 * (`HostPayload`, `User`). The schemas are tolerant: an invalid field counts as absent, and so does `null`.
 */

/**
 * A captcha's public id, and the URLs of its script, tried in order. The URLs must be at the captcha page's origin, at the
 * vendor's origin, or at an origin that the deployment lists.
 */
interface CaptchaFields {
  id: string;
  scripts?: readonly string[];
}

/** A bonus that the player can attach to a deposit. */
export interface BonusFields {
  id: string | number;
  type: 'deposit' | 'freespin';
  readonly [field: string]: unknown;
}

/** Options for the content of the widget, and facts about the host. */
export type HostFields = {
  /** The flow. By default `main`. */
  widgetViewType?: 'main' | 'sweep' | 'cryptobalance';
  /** By default `socket` if the deployment has a socket, else `http`. */
  transport?: 'socket' | 'http';
  /** True to show a close button. By default true. */
  closingButton?: boolean;
  bonusList?: readonly BonusFields[];
  /** The id of the bonus that is selected first. */
  bonusId?: string | number;
  experiments?: readonly { key: string; group: string }[];
  userId?: string | number;
  partnerKey?: string | number;
  /** The host site. Like `schema` and `xOrigin`, it is only passed on to analytics, and never used as a URL. */
  host?: string;
  schema?: string;
  xOrigin?: string;
  /** By default `redesign`. */
  platformVersion?: string;
  /**
   * The page of the host to which providers send the player back, if the payment has no separate window. It must be at an
   * origin that the deployment trusts. By default a page of the widget, with a way back to the host's site.
   */
  returnUrl?: string;
  isMobileApp?: boolean;
  pwa?: boolean;
  /** The GeeTest id, for hosts that use no other captcha. If `captcha.geetest.id` is given too, it replaces this id. */
  geetestCaptchaId?: string;
  captcha?: { geetest?: CaptchaFields; recaptcha2?: CaptchaFields; recaptcha3?: CaptchaFields };
  /**
   * URLs on the host's site. `badge`: the picture beside deposits with the instant crypto bonus. `sweepstakeRules` and
   * `sweepstakeLearnMore`: the targets of the links in the sweepstake disclaimer, by default `/sweepstake/rules` and
   * `/sweepstake/learn-more` on the site that serves the widget.
   */
  assets?: { badge?: string; sweepstakeRules?: string; sweepstakeLearnMore?: string };
  /** The player. If the option `user` is given too, it replaces this field. */
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
  /** The two-letter code of the country whose payment methods are shown first. By default `RU`. */
  paymentGeo?: string;
  /** By default `USD`. */
  currency?: string;
  /** A locale such as `pt-BR`. If absent, `lang` is used. By default English. */
  locale?: string;
  lang?: string;
  /** `ios` and `android` mean a native app. By default `desktop`. */
  platform?: 'desktop' | 'mobile' | 'android' | 'ios';
  /** The amounts that the player can withdraw from the main account and, if there is one, from the additional account. */
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
