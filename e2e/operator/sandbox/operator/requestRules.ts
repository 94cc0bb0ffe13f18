import type { CaptchaOutput } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';
import {
  depositLimitsFor,
  findMethod,
  findWithdrawalMethod,
  type WireField,
  type WireMethod,
} from '../../catalogue';
import { type Outcome, outcomeForAmount } from '../../ledger/testAmounts';
import { toUnits } from '../../ledger/units';
import { ApiError } from './apiError';

/** The parts that all requests for a deposit or a withdrawal share. */
interface PaymentRequest extends CaptchaOutput {
  amount?: number;
  currency: string;
  fields: Record<string, string>;
}

/** Returns a deposit method. @throws ApiError for an unknown method. */
export function requireMethod(name: string): WireMethod {
  const method = findMethod(name);
  if (!method) throw new ApiError(400, `No method ${name}`, 'banking.methodUnavailable', 'paymentType');
  return method;
}

/** Returns a withdrawal method. @throws ApiError for an unknown method. */
export function requireWithdrawalMethod(name: string): WireMethod {
  const method = findWithdrawalMethod(name);
  if (!method) throw new ApiError(400, `No method ${name}`, 'banking.methodUnavailable', 'paymentType');
  return method;
}

/** Returns a withdrawal or deposit method. @throws ApiError for an unknown method. */
export const requireAnyMethod = (name: string): WireMethod =>
  findWithdrawalMethod(name) ?? requireMethod(name);

/** Returns the outcome that the amount selects. @throws ApiError if that outcome rejects the request. */
export function outcomeForRequest({
  amount,
  currency,
}: Pick<PaymentRequest, 'amount' | 'currency'>): Outcome {
  const outcome = outcomeForAmount(amount, isCryptoCurrency(currency));
  if (outcome.rejection) {
    const { status, message, code } = outcome.rejection;
    throw new ApiError(status, message, code);
  }
  return outcome;
}

const fieldError = (key: string, reason: string, code: string) =>
  new ApiError(400, `fields.${key} ${reason}`, code, `fields.${key}`);

const passes = (value: string, { validations = [] }: WireField) =>
  value === '' || validations.every(({ regex }) => new RegExp(regex, 'u').test(value));

/**
 * Checks field values by the method's rules. If several fields share an alias, one match is enough.
 * @throws ApiError
 */
export function checkFields(fields: Record<string, string>, known: readonly WireField[]) {
  for (const [key, value] of Object.entries(fields)) {
    const matching = known.filter(({ alias, name }) => alias === key || name === key);
    if (matching.length === 0)
      throw fieldError(key, 'is not a field of this method', 'sandbox.requestBreaksContract');
    if (!matching.some((field) => passes(value, field))) {
      throw fieldError(key, 'does not match', 'banking.paymentMethodRegex');
    }
  }
}

/** Returns the field `network` for a method with networks, which need not list that field itself. */
export const networkFields = ({ network }: WireMethod): WireField[] =>
  network
    ? [
        {
          name: 'network',
          type: 'networks',
          validations: [{ regex: `^(?:${network.map(({ code }) => code).join('|')})$`, regex_error_key: '' }],
        },
      ]
    : [];

/** Checks that every field that the form shows has a value, except the amount. @throws ApiError */
export function requireFields(
  fields: Record<string, string>,
  { fields: known = [], isOneClick }: WireMethod,
) {
  const missing = known.find(
    ({ name, alias = name, type, isHidden, isAdvanced }) =>
      !isHidden && !isAdvanced && !isOneClick && type !== 'amount' && !fields[alias] && !fields[name],
  );
  if (missing) throw fieldError(missing.alias ?? missing.name, 'is missing', 'banking.paymentMethodRegex');
}

/**
 * Checks the amount against the method's limits. `minNonRus` is the minimum outside Russia.
 *
 * @param country for a deposit the requested region, for a withdrawal the player's country.
 * @throws ApiError if the amount is outside the limits.
 */
export function checkLimits(amount: number, currency: string, method: WireMethod, country: string) {
  const limits = method.amount_rules?.[currency] ?? depositLimitsFor(method.name, currency);
  if (!limits) return;
  const min = country.toLowerCase() === 'ru' ? limits.min : (limits.minNonRus ?? limits.min);
  if (toUnits(amount) < toUnits(min) || toUnits(amount) > toUnits(limits.max)) {
    throw new ApiError(
      400,
      `The amount must be from ${min} to ${limits.max} ${currency}`,
      'banking.amountLimit',
      'amount',
    );
  }
}

const captchaOutputOf = ({ geetestCaptchaOutput, captchaResponse, captchaV3Response }: CaptchaOutput) =>
  geetestCaptchaOutput ?? captchaResponse ?? captchaV3Response;

/**
 * @throws ApiError `captcha_required` if the request needs a captcha and has neither an output nor an accepted bypass.
 */
export function checkCaptcha(request: CaptchaOutput, method: WireMethod, outcome: Outcome) {
  const isRequired = outcome.requires?.startsWith('captcha') || method.needsCaptcha !== undefined;
  const isBypassed = request.captchaBypass === true && outcome.requires !== 'captchaWithoutBypass';
  if (isRequired && !isBypassed && !captchaOutputOf(request)) throw new ApiError(400, 'captcha_required');
}
