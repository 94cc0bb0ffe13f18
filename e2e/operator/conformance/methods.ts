import {
  type Endpoint,
  type FormField,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchWithdrawalMethods,
  type PaymentMethod,
} from '@paywidget/shared/contract';
import { parseAsWidget } from './assertions';
import type { Exchange } from './exchange';
import { Skipped } from './fault';
import type { Operator } from './operator';
import type { Options } from './options';

/** Returns the answer of another row's call. @throws Skipped if there was none, which that row reports. */
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

/** Returns a method list as the widget parses and sorts it. @throws Skipped if it cannot be loaded or parsed. */
export async function listedMethods(
  { lists }: Operator,
  source: MethodSource,
): Promise<{ answer: Exchange; methods: PaymentMethod[] }> {
  const endpoint = endpoints[source];
  const answer = await answerOrSkip(lists[source](), endpoint);
  const { methods } = parseAsWidget(endpoint, answer);
  return { answer, methods: methods.toSorted((a, b) => a.position - b.position) };
}

/** The fields that a form shows. The player must fill in each of them. */
export const shownFields = ({ fields = [] }: PaymentMethod): FormField[] =>
  fields.filter(({ isHidden, isAdvanced, type }) => !isHidden && !isAdvanced && type !== 'amount');

const hasRules = (method: PaymentMethod) =>
  shownFields(method).some(({ validations = [] }) => validations.length > 0);

export const fieldKey = ({ alias, name }: FormField) => alias ?? name;

function valueFor(field: FormField, { network }: PaymentMethod, { fields: given, country }: Options) {
  const own = given[fieldKey(field)] ?? given[field.name] ?? field.value ?? field.values?.[0]?.value;
  if (own !== undefined) return own;
  if (field.type === 'networks') return network?.[0]?.code;
  return field.type === 'dropdown_country' ? country : undefined;
}

/** Fills in a form with the values from the command line and the server. `missing` names the fields without a value. */
export function fillForm(method: PaymentMethod, options: Options) {
  const fields: Record<string, string> = {};
  const missing: string[] = [];
  for (const field of shownFields(method)) {
    const value = fields[fieldKey(field)] ?? valueFor(field, method, options);
    if (value === undefined) missing.push(fieldKey(field));
    else fields[fieldKey(field)] = value;
  }
  return { fields, missing: [...new Set(missing)] };
}

/**
 * Chooses the method for the rows of one kind: one named on the command line, else the first whose form can be filled in.
 * Prefers methods without a captcha and with fields.
 * @throws Skipped if there is none.
 */
export async function chosenMethod(
  operator: Operator,
  source: MethodSource,
  what: string,
  isSuitable: (method: PaymentMethod) => boolean,
): Promise<PaymentMethod> {
  const { options } = operator;
  const { methods } = await listedMethods(operator, source);
  const isNamed = ({ name }: PaymentMethod) => options.methods.length === 0 || options.methods.includes(name);
  const suitable = methods.filter((method) => isSuitable(method) && isNamed(method));
  const fillable = suitable.filter((method) => fillForm(method, options).missing.length === 0);
  // Lower is better. A form with more rules allows more rows.
  const rank = (method: PaymentMethod) =>
    (method.needsCaptcha ? 4 : 0) + (hasRules(method) ? 0 : 1) + (shownFields(method).length > 0 ? 0 : 1);
  const [chosen] = fillable.toSorted((a, b) => rank(a) - rank(b));
  if (chosen) return chosen;

  const [first] = suitable;
  if (!first) throw new Skipped(`no ${what} is listed for ${options.country}, ${options.currency}`);
  const needed = fillForm(first, options).missing.map((name) => `--field ${name}=…`);
  throw new Skipped(`the form of ${first.name} needs values: ${needed.join(' ')}`);
}
