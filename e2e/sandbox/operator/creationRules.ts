import type { CaptchaOutput } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';
import { depositLimitsFor, findMethod, findWithdrawalMethod, type WireField, type WireMethod } from '../catalogue';
import { type Outcome, outcomeOf } from '../outcomes';
import { toUnits } from '../store/units';
import type { Caller } from './caller';
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

/** What the amount asks for; refusals among the outcomes are thrown here, before anything is created. */
export function outcomeFor({ amount, currency }: Creation, { operator, token }: Caller): Outcome {
  const outcome = outcomeOf(amount, isCryptoCurrency(currency));
  if (outcome.revokesToken) operator.players.revokeToken(token);
  if (outcome.refusal) {
    const { status, message, code } = outcome.refusal;
    throw new Refusal(status, message, code);
  }
  return outcome;
}

/** Fields are checked as the method describes them; the codes are those that the widget's catalogue of errors knows. */
export function checkFields(fields: Record<string, string>, known: readonly WireField[]) {
  const byKey = new Map(known.map((field) => [field.alias ?? field.name, field]));
  for (const [key, value] of Object.entries(fields)) {
    const field = byKey.get(key);
    if (!field) throw new Refusal(400, `fields.${key} is no field of this method`, 'sandbox.requestBreaksContract', `fields.${key}`);
    const broken = field.validations?.find(({ regex }) => value !== '' && !new RegExp(regex, 'u').test(value));
    if (broken) throw new Refusal(400, `fields.${key} does not match`, 'banking.paymentMethodRegex', `fields.${key}`);
  }
}

export function checkLimits(amount: number, currency: string, method: WireMethod, country: string) {
  const limits = method.amount_rules?.[currency] ?? depositLimitsFor(method.name, currency);
  if (!limits) return;
  const min = country === 'ru' ? limits.min : (limits.minNonRus ?? limits.min);
  if (toUnits(amount) < toUnits(min) || toUnits(amount) > toUnits(limits.max)) {
    throw new Refusal(400, `The amount must be from ${min} to ${limits.max} ${currency}`, 'banking.amountLimit', 'amount');
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
