import type { CaptchaOutput } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';
import {
  depositLimitsFor,
  findMethod,
  findWithdrawalMethod,
  type WireField,
  type WireMethod,
} from '../catalogue';
import { type Outcome, outcomeOf } from '../outcomes';
import { toUnits } from '../store/units';
import { Refusal } from './refusal';

/** What every kind of creation says. */
interface Creation extends CaptchaOutput {
  amount?: number;
  currency: string;
  fields: Record<string, string>;
}

/** @throws Refusal for a method that the operator does not have. */
export function methodNamed(name: string): WireMethod {
  const method = findMethod(name);
  if (!method) throw new Refusal(400, `No method ${name}`, 'banking.methodUnavailable', 'paymentType');
  return method;
}

export function withdrawalMethodNamed(name: string): WireMethod {
  const method = findWithdrawalMethod(name);
  if (!method) throw new Refusal(400, `No method ${name}`, 'banking.methodUnavailable', 'paymentType');
  return method;
}

/** A method of either list: banks are asked about on the way in and on the way out. */
export const anyMethodNamed = (name: string): WireMethod => findWithdrawalMethod(name) ?? methodNamed(name);

/** What the amount asks for; refusals among the outcomes are thrown here, before anything is created. */
export function outcomeFor({ amount, currency }: Pick<Creation, 'amount' | 'currency'>): Outcome {
  const outcome = outcomeOf(amount, isCryptoCurrency(currency));
  if (outcome.refusal) {
    const { status, message, code } = outcome.refusal;
    throw new Refusal(status, message, code);
  }
  return outcome;
}

const rejectField = (key: string, reason: string, code: string) =>
  new Refusal(400, `fields.${key} ${reason}`, code, `fields.${key}`);

const passes = (value: string, { validations = [] }: WireField) =>
  value === '' || validations.every(({ regex }) => new RegExp(regex, 'u').test(value));

/** Fields are checked as the method describes them. Several may share an alias: then any of them will do. */
export function checkFields(fields: Record<string, string>, known: readonly WireField[]) {
  for (const [key, value] of Object.entries(fields)) {
    const described = known.filter(({ alias, name }) => alias === key || name === key);
    if (described.length === 0)
      throw rejectField(key, 'is no field of this method', 'sandbox.requestBreaksContract');
    if (!described.some((field) => passes(value, field))) {
      throw rejectField(key, 'does not match', 'banking.paymentMethodRegex');
    }
  }
}

/** A method with networks takes one as the field `network`, whether or not it describes that field. */
export const networkField = ({ network }: WireMethod): WireField[] =>
  network
    ? [
        {
          name: 'network',
          type: 'networks',
          validations: [{ regex: `^(?:${network.map(({ code }) => code).join('|')})$`, regex_error_key: '' }],
        },
      ]
    : [];

/** What the form shows must be filled in; the amount has a place of its own. */
export function requireFields(
  fields: Record<string, string>,
  { fields: known = [], isOneClick }: WireMethod,
) {
  const missing = known.find(
    ({ name, alias = name, type, isHidden, isAdvanced }) =>
      !isHidden && !isAdvanced && !isOneClick && type !== 'amount' && !fields[alias] && !fields[name],
  );
  if (missing) throw rejectField(missing.alias ?? missing.name, 'is missing', 'banking.paymentMethodRegex');
}

/**
 * @param country whose limits count: for a deposit the region that the request names, which may be another than the
 * player's own; a withdrawal names none. @throws Refusal past the limits.
 */
export function checkLimits(amount: number, currency: string, method: WireMethod, country: string) {
  const limits = method.amount_rules?.[currency] ?? depositLimitsFor(method.name, currency);
  if (!limits) return;
  const min = country.toLowerCase() === 'ru' ? limits.min : (limits.minNonRus ?? limits.min);
  if (toUnits(amount) < toUnits(min) || toUnits(amount) > toUnits(limits.max)) {
    throw new Refusal(
      400,
      `The amount must be from ${min} to ${limits.max} ${currency}`,
      'banking.amountLimit',
      'amount',
    );
  }
}

const outputOf = ({ geetestCaptchaOutput, captchaResponse, captchaV3Response }: CaptchaOutput) =>
  geetestCaptchaOutput ?? captchaResponse ?? captchaV3Response;

/** @throws Refusal `captcha_required` where a captcha is wanted and not there. */
export function checkCaptcha(creation: CaptchaOutput, method: WireMethod, outcome: Outcome) {
  const isWanted = outcome.asks?.startsWith('captcha') || method.needsCaptcha !== undefined;
  const bypasses = creation.captchaBypass === true && outcome.asks !== 'captchaWithoutBypass';
  if (isWanted && !bypasses && !outputOf(creation)) throw new Refusal(400, 'captcha_required');
}
