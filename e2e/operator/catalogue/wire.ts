/** A payment method as the operator's API sends it: the input type of the contract's schema. */

export type WireText = string | { en: string; [language: string]: string };

export interface WireLimits {
  min: number;
  max: number;
  /** The minimum for players whose country is not Russia. */
  minNonRus?: number;
}

export interface WireNetwork {
  name: string;
  code: string;
  minDeposit?: number;
}

export interface WireIcon {
  id: string;
  type?: string;
  theme?: 'light' | 'dark';
}

export interface WireChoice {
  value: string;
  label: WireText;
}

export type WireFieldType =
  | 'dropdown_country'
  | 'dropdown_currency'
  | 'dropdown'
  | 'phone_with_prefix'
  | 'text'
  | 'text_uppercase'
  | 'networks'
  | 'amount';

export interface WireField {
  name: string;
  alias?: string;
  type: WireFieldType;
  placeholder_key?: string;
  placeholder_text?: WireText;
  mask?: string;
  category?: string;
  values?: WireChoice[];
  value?: string;
  validations?: { regex: string; regex_error_key: string }[];
  wallet?: boolean;
  isAdvanced?: boolean;
  isHidden?: boolean;
  isTriggered?: boolean;
  isDisabled?: boolean;
}

export type WireBadge = number | 'fast' | 'instant' | 'top' | 'turbo' | 'brand' | 'exclusive';

/** Traits of a method that override the widget's built-in table. See docs/rules/methods.md. */
export interface WireTraits {
  needsCaptcha?: 'geetest' | 'recaptcha2' | 'recaptcha3';
  opensHelperWindow?: boolean;
  redirectsThroughHost?: boolean;
  isOneClick?: boolean;
  agentLink?: string;
  hasSupportButton?: boolean;
  isGuaranteedP2p?: boolean;
  isVirtualAccount?: boolean;
  isBonusRestricted?: boolean;
  needsConfirmationId?: boolean;
  hasHostToHostInstruction?: boolean;
  randomizesMinimum?: boolean;
}

export interface WireMethod extends WireTraits {
  name: string;
  position: number;
  category?: string;
  label?: WireText;
  currency?: string[];
  cardViewType?: number | string;
  fields?: WireField[];
  network?: WireNetwork[];
  prefilledAmount?: number;
  recommendedAmounts?: number[];
  iconIds?: WireIcon[];
  text?: WireText;
  annotation?: WireText;
  amount_rules?: Record<string, WireLimits>;
  banner?: { bannerTextKey: string };
  badgeType?: WireBadge;
  badgeConfig?: { text?: WireText };
  isPopular?: boolean;
  isPreparationRequired?: boolean;
  isInvestForbidden?: boolean;
  securityRulesGroup?: string;
  video_guide_url?: Record<string, { redesign: string }>;
  checkLuhn?: boolean;
  /** Fee of a withdrawal, deducted from the amount paid out. */
  fee?: { percent?: number; fixed?: number };
}
