import type { CaptchaKind, PaymentMethod, RequestOf } from '@paywidget/shared/contract';
import type {
  continueExternalDeposit,
  DepositCreation,
  PeerToPeerCreation,
  SweepstakeDepositCreation,
} from '@paywidget/shared/contract/payments';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import type { DepositRequestKind, OrderContext } from '@paywidget/shared/payments';

/** A request that creates or continues a deposit: the call and its body. */
export type DepositRequest =
  | { readonly kind: 'create' | 'prepare'; readonly body: DepositCreation }
  | { readonly kind: 'sweepstake'; readonly body: SweepstakeDepositCreation }
  | { readonly kind: 'peer-to-peer'; readonly body: PeerToPeerCreation }
  | { readonly kind: 'continue'; readonly body: RequestOf<typeof continueExternalDeposit> };

/** A deposit that the player has submitted. */
export interface DepositOrder {
  readonly context: OrderContext;
  readonly request: DepositRequest;
  /** The existing deposit that the request continues. Undefined if it creates a new one. */
  readonly depositId?: string;
  /** The captcha to solve before the call is sent. */
  readonly captcha?: CaptchaKind;
}

/** The calls whose body comes from a form. An on-ramp offer has no form. */
export type FormRequestKind = Exclude<DepositRequestKind, 'continue'>;

/** The data that a deposit form passes on at submit. */
export interface DepositFormValues {
  /** The result of the form's validation. An invalid form is not sent. */
  isValid: boolean;
  /** Plain decimal text. Undefined for a crypto address. */
  amount?: Decimal;
  /** By default the player's currency. A coin or a box has another currency. */
  currency?: string;
  /** The values of the fields, by the field's alias, else by its name. */
  fields: Readonly<Record<string, string>>;
  /** The value of the field that is flagged as the wallet. */
  wallet?: string;
  /** Set if the deposit exists and the server has asked for more fields. */
  depositId?: string;
  boxId?: string;
  bonusId?: string;
  /** True if the chosen bonus is switched on and the amount reaches its minimum. */
  isActivatedBonus?: boolean;
  isFromChip?: boolean;
  /** True to request a crypto address. */
  isNewFlow?: boolean;
  bank?: string;
  checkScore?: boolean;
}

/** The parts of a request that do not come from the form. */
export interface RequestContext {
  country: string;
  currency: string;
  returnUrl: string;
  abTestGroup?: string;
  paymentSessionId?: string;
}

/** A sweepstake deposit without a box. */
export class MissingBoxError extends Error {
  override readonly name = 'MissingBoxError';
  constructor() {
    super('No sweepstake box selected for sweepstake deposit');
  }
}

/** A deposit without an amount. Only a request for a crypto address may omit the amount. */
export class MissingAmountError extends Error {
  override readonly name = 'MissingAmountError';
  constructor() {
    super('No amount');
  }
}

/**
 * Builds the request for a form.
 * @throws MissingBoxError, MissingAmountError; RangeError for an amount that a JSON number cannot hold exactly.
 */
export function buildDepositRequest(
  kind: FormRequestKind,
  method: PaymentMethod,
  form: DepositFormValues,
  context: RequestContext,
): DepositRequest {
  const amount = form.amount === undefined ? undefined : toRequestNumber(form.amount);
  const common = {
    currency: form.currency ?? context.currency,
    fields: { ...form.fields },
    isActivatedBonus: form.isActivatedBonus ?? false,
    selectedCountry: context.country,
    ...(form.depositId !== undefined && { depositId: form.depositId }),
    ...(context.paymentSessionId !== undefined && { paymentSessionId: context.paymentSessionId }),
    ...(form.bonusId !== undefined && { bonusId: form.bonusId }),
    ...(form.isFromChip && { metadata: { isFromChip: true } }),
    ...(context.abTestGroup !== undefined && { abTestGroup: context.abTestGroup }),
    ...(method.securityRulesGroup !== undefined && { securityRulesGroup: method.securityRulesGroup }),
  };
  if (amount === undefined && !form.isNewFlow) throw new MissingAmountError();
  if (kind === 'peer-to-peer') {
    if (amount === undefined) throw new MissingAmountError();
    const bank = {
      ...(form.bank !== undefined && { bank: form.bank }),
      ...(form.checkScore !== undefined && { checkScore: form.checkScore }),
    };
    return { kind, body: { ...common, amount, paymentMethod: method.name, ...bank } };
  }
  const body = {
    ...common,
    paymentType: method.name,
    returnUrl: context.returnUrl,
    ...(amount !== undefined && { amount }),
    ...(form.wallet !== undefined && { wallet: form.wallet }),
    ...(form.isNewFlow && { isNewFlow: true }),
  };
  if (kind !== 'sweepstake') return { kind, body };
  if (form.boxId === undefined) throw new MissingBoxError();
  return { kind, body: { ...body, boxId: form.boxId } };
}

/** True if two requests are for the same deposit. Payment session and return URL may differ. */
export function isSameRequest(a: DepositRequest, b: DepositRequest): boolean {
  const comparableText = ({ kind, body }: DepositRequest) =>
    JSON.stringify([
      kind,
      Object.entries({ ...body, paymentSessionId: undefined, returnUrl: undefined }).sort(),
    ]);
  return comparableText(a) === comparableText(b);
}
