import {
  type LocalizedText,
  type PaymentMethod,
  toBadge,
  toCardViewType,
  toDecimalText,
  toFlag,
} from '@paywidget/shared/contract';
import { type Fields, isFields } from './deployment';
import { unusual } from './unusual';

/**
 * Reads the methods of an answer, without the schemas, because the schemas come with the shell's script. Reads the parts
 * that tiles show. Anything that the schemas would refuse is unusual: the schemas decide later what to do with it, for
 * example to leave out a method.
 * @throws Unusual
 */
export function readMethods(answer: unknown): PaymentMethod[] {
  const { methods, isDirectGeo } = isFields(answer) ? answer : unusual('answer');
  if (optional(isDirectGeo, flagIn)) unusual('isDirectGeo');
  return listIn(methods).map(readMethod);
}

export function readMethod(raw: unknown): PaymentMethod {
  const wire = isFields(raw) ? raw : unusual('method');
  optional(wire.fields, readFields);
  // Only the fields that tiles read. `fields` and the traits belong to forms.
  return {
    name: textIn(wire.name) || unusual('name'),
    position: Number(amountIn(wire.position)),
    category: optional(wire.category, textIn),
    label: optional(wire.label, localizedIn),
    currency: optional(wire.currency, (list) => listIn(list).map((code) => textIn(code).toUpperCase())),
    cardViewType: optional(wire.cardViewType, (raw) => toCardViewType(codeIn(raw))),
    iconIds: optional(wire.iconIds, (list) => listIn(list).map(readIcon)),
    text: optional(wire.text, localizedIn),
    annotation: optional(wire.annotation, localizedIn),
    amountRules: optional(wire.amount_rules, readRules),
    banner: optional(wire.banner, (raw) => ({ bannerTextKey: textIn(fieldsIn(raw).bannerTextKey) })),
    badge: optional(wire.badgeType, (raw) => toBadge(codeIn(raw))),
    badgeConfig: optional(wire.badgeConfig, (raw) => ({ text: optional(fieldsIn(raw).text, localizedIn) })),
    isPopular: optional(wire.isPopular, flagIn),
  } as PaymentMethod;
}

/** Forms need these fields. A method with a broken field is left out of the list. */
function readFields(raw: unknown) {
  for (const field of listIn(raw)) {
    const { name, type } = fieldsIn(field);
    textIn(name);
    textIn(type);
  }
}

function readIcon(raw: unknown) {
  const { id, theme } = fieldsIn(raw);
  const name = String(codeIn(id)) || unusual('id');
  return {
    id: name,
    theme: optional(theme, (one) => (one === 'light' || one === 'dark' ? one : unusual('theme'))),
  };
}

const readRules = (raw: unknown) => tableIn(raw, readRule, (code) => code.toUpperCase());

function readRule(raw: unknown) {
  const { min, max, minNonRus } = fieldsIn(raw);
  return { min: amountIn(min), max: amountIn(max), minNonRus: optional(minNonRus, amountIn) };
}

/** Reads the methods of an answer as JSON, by name. */
export const rawMethods = (answer: unknown): ReadonlyMap<unknown, Fields> =>
  new Map(listIn(fieldsIn(answer).methods).map((raw) => [fieldsIn(raw).name, fieldsIn(raw)]));

export const optional = <Value>(raw: unknown, read: (raw: unknown) => Value): Value | undefined =>
  raw === undefined || raw === null ? undefined : read(raw);

export const listIn = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : unusual('list'));
export const fieldsIn = (raw: unknown): Fields =>
  isFields(raw) && !Array.isArray(raw) ? raw : unusual('object');
export const textIn = (raw: unknown): string => (typeof raw === 'string' ? raw : unusual('text'));
export const flagIn = (raw: unknown): boolean => toFlag(raw) ?? unusual('flag');
const codeIn = (raw: unknown): string | number =>
  typeof raw === 'number' || typeof raw === 'string' ? raw : unusual('code');
export const amountIn = (raw: unknown): string => toDecimalText(codeIn(raw)) ?? unusual('amount');

/**
 * Reads the entries of a table, without entries that are null. Like the schemas, leaves out `__proto__`. Inherits nothing.
 */
function tableIn<Value>(
  raw: unknown,
  read: (raw: unknown) => Value,
  nameOf = (key: string) => key,
): Readonly<Record<string, Value>> {
  const fields = fieldsIn(raw);
  const table = Object.create(null);
  for (const key in fields)
    if (fields[key] !== null && key !== '__proto__') table[nameOf(key)] = read(fields[key]);
  return table;
}

export const localizedIn = (raw: unknown): LocalizedText =>
  typeof raw === 'string' ? raw : tableIn(raw, textIn);
