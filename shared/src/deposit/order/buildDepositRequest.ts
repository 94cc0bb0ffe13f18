import type { PaymentMethod } from '@paywidget/shared/contract';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import type { DepositRequestKind } from '@paywidget/shared/state';
import type { DepositRequest } from './depositRequest';

/** The calls that a form fills in; an on-ramp offer has none. */
export type FormRequestKind = Exclude<DepositRequestKind, 'continue'>;

/** What a deposit form hands over. */
export interface DepositFormValues {
  /** The form's own verdict; an invalid form creates nothing. */
  isValid: boolean;
  /** Plain decimal text; a crypto address has none. */
  amount?: Decimal;
  /** The player's, unless the form chose another: a coin, a box's currency. */
  currency?: string;
  /** Each field's alias (else name) and its value. */
  fields: Readonly<Record<string, string>>;
  /** The value of the field flagged so. */
  wallet?: string;
  /** Set when the server asked for more fields. */
  depositId?: string;
  boxId?: string;
  bonusId?: string;
  /** Whether the chosen bonus is on and the amount reaches its minimum. */
  isActivatedBonus?: boolean;
  isFromChip?: boolean;
  /** Asks for a crypto address. */
  isNewFlow?: boolean;
  bank?: string;
  checkScore?: boolean;
}

/** What the payload says beside the form. */
export interface RequestContext {
  country: string;
  currency: string;
  returnUrl: string;
  abTestGroup?: string;
  paymentSessionId?: string;
}

/** A sweepstake deposit buys a box. */
export class MissingBoxError extends Error {
  override readonly name = 'MissingBoxError';
  constructor() {
    super('No sweepstake box selected for sweepstake deposit');
  }
}

/** A deposit without an amount is an address of a coin, and nothing else. */
export class MissingAmountError extends Error {
  override readonly name = 'MissingAmountError';
  constructor() {
    super('No amount');
  }
}

/**
 * The payload of a deposit (specification, section 3, "Deposit creation payload").
 * @throws MissingBoxError, MissingAmountError; RangeError for an amount that no number stands for exactly.
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
