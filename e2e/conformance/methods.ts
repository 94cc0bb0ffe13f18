import {
  type Endpoint,
  type FormField,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchWithdrawalMethods,
  type PaymentMethod,
} from '@paywidget/shared/contract';
import type { Exchange } from './exchange';
import { Skipped } from './fault';
import { widgetsReading } from './judge';
import type { Operator } from './operator';
import type { Options } from './options';

/** What another row's call answered. @throws Skipped where it got no answer, which that row says. */
export const answerOrSkip = (answer: Promise<Exchange>, { key }: Endpoint): Promise<Exchange> =>
  answer.catch(() => {
    throw new Skipped(`${key} was not answered`);
  });

export type MethodSource = 'deposits' | 'withdrawals' | 'sweepstake';

const endpoints = {
  deposits: fetchPaymentMethods,
  withdrawals: fetchWithdrawalMethods,
  sweepstake: fetchSweepstakePaymentMethods,
};

/** A list of methods as the widget reads it. @throws Skipped where it cannot be had */
export async function listedMethods(
  { lists }: Operator,
  source: MethodSource,
): Promise<{ answer: Exchange; methods: PaymentMethod[] }> {
  const endpoint = endpoints[source];
  const answer = await answerOrSkip(lists[source](), endpoint);
  return { answer, methods: widgetsReading(endpoint, answer).methods };
}

/** The fields that a form shows, each of which a player has to fill in. */
export const shownFields = ({ fields = [] }: PaymentMethod): FormField[] =>
  fields.filter(({ isHidden, isAdvanced, type }) => !isHidden && !isAdvanced && type !== 'amount');

const hasRules = (method: PaymentMethod) =>
  shownFields(method).some(({ validations = [] }) => validations.length > 0);

export const keyOf = ({ alias, name }: FormField) => alias ?? name;

function valueFor(field: FormField, { network }: PaymentMethod, { fields: given, country }: Options) {
  const own = given[keyOf(field)] ?? given[field.name] ?? field.value ?? field.values?.[0]?.value;
  if (own !== undefined) return own;
  if (field.type === 'networks') return network?.[0]?.code;
  return field.type === 'dropdown_country' ? country : undefined;
}

/** A form filled in with what the operator gave and what the server offers; `missing` names the rest. */
export function filledIn(method: PaymentMethod, options: Options) {
  const fields: Record<string, string> = {};
  const missing: string[] = [];
  for (const field of shownFields(method)) {
    const value = fields[keyOf(field)] ?? valueFor(field, method, options);
    if (value === undefined) missing.push(keyOf(field));
    else fields[keyOf(field)] = value;
  }
  return { fields, missing: [...new Set(missing)] };
}

/**
 * The method that rows of one kind are tried with: one that was named, else the first that can be filled in – best without a
 * captcha, and with fields. @throws Skipped where there is none
 */
export async function chosenMethod(
  operator: Operator,
  source: MethodSource,
  what: string,
  suits: (method: PaymentMethod) => boolean,
): Promise<PaymentMethod> {
  const { options } = operator;
  const { methods } = await listedMethods(operator, source);
  const isNamed = ({ name }: PaymentMethod) => options.methods.length === 0 || options.methods.includes(name);
  const suitable = methods.filter((method) => suits(method) && isNamed(method));
  const fillable = suitable.filter((method) => filledIn(method, options).missing.length === 0);
  // The more a form asks for, the more rows there are to see.
  const effort = (method: PaymentMethod) =>
    (method.needsCaptcha ? 4 : 0) + (hasRules(method) ? 0 : 1) + (shownFields(method).length > 0 ? 0 : 1);
  const [chosen] = fillable.toSorted((a, b) => effort(a) - effort(b));
  if (chosen) return chosen;

  const [first] = suitable;
  if (!first) throw new Skipped(`no ${what} is listed for ${options.country}, ${options.currency}`);
  const needed = filledIn(first, options).missing.map((name) => `--field ${name}=…`);
  throw new Skipped(`${first.name} has to be filled in: ${needed.join(' ')}`);
}
