import type { FormField } from '@paywidget/shared/contract';
import type { Rule } from '../rules/compileRules';
import { isCardNumberField } from '../rules/luhn';
import { isQuick } from '../rules/regexCost';
import { testInline } from '../rules/regexRunner';

/** The part of a card that a field holds. Month and year are two fields of one expiry. */
export type CardPart = 'number' | 'expiry' | 'month' | 'year' | 'cvv';

const names: readonly [pattern: RegExp, part: CardPart][] = [
  [/^(?:card|cc)?(?:exp(?:iry|ires?|iration)?|valid(?:thru|until|to)?)(?:date)?$|^mm(?:yy|yyyy)$/, 'expiry'],
  [/^(?:card|cc)?exp(?:iry|iration)?(?:month|mm)$|^(?:card|cc)month$/, 'month'],
  [/^(?:card|cc)?exp(?:iry|iration)?(?:year|yy|yyyy)$|^(?:card|cc)year$/, 'year'],
  [/^(?:card|cc)?(?:cvv|cvc|csc|cvn)2?(?:code|number)?$|^(?:card|cc)?securitycode$/, 'cvv'],
];

const masks: readonly [pattern: RegExp, part: CardPart][] = [
  [/^##\s*[/.-]\s*##(?:##)?$/, 'expiry'],
  [/^###$/, 'cvv'],
];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * Returns the part of a card that a field holds, in a form with a card number: by the field's name or alias, by the last
 * word of its `placeholder_key`, else by its mask. Returns `undefined` for all other fields. See docs/rules/fields.md.
 */
function partOf(field: FormField): CardPart | undefined {
  if (isCardNumberField(field)) return 'number';
  const { name, alias = '', placeholderKey = '', mask = '' } = field;
  const words = [name, alias, placeholderKey.split('.').at(-1) ?? ''].map(lettersOf);
  const named = names.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
  const isText = field.type === 'text' || field.type === 'text_uppercase';
  return named ?? (isText ? masks.find(([pattern]) => pattern.test(mask))?.[1] : undefined);
}

/** Returns the part of a card that each field of a form holds. A form without a card number has no such field. */
export function cardPartsOf(fields: readonly FormField[]): ReadonlyMap<FormField, CardPart> {
  if (!fields.some(isCardNumberField)) return new Map();
  return new Map(
    fields.flatMap((field): [FormField, CardPart][] => {
      const part = partOf(field);
      return part ? [[field, part]] : [];
    }),
  );
}

/** Masks of an expiry, and December 2034 in each mask. */
const expiryMasks = [
  ['##/##', '12/34', '1234'],
  ['##/####', '12/2034', '122034'],
] as const;

const accept = (rules: readonly Rule[], text: string): boolean =>
  rules.every(({ pattern }) => isQuick(pattern, text) && testInline(pattern, text) === 'match');

/**
 * Returns the mask of a card's field if the field itself has none. An expiry gets the mask that the rules accept, with the
 * month first. A CVV has three or four digits.
 */
export function cardMaskOf(part: CardPart | undefined, rules: readonly Rule[]): string | undefined {
  if (part === 'cvv') return accept(rules, '123') || accept(rules, '1234') ? '####' : undefined;
  if (part !== 'expiry') return undefined;
  return expiryMasks.find(([, ...samples]) => samples.some((text) => accept(rules, text)))?.[0];
}

/** True if the rules take an expiry with the month first. Only then can the widget know which month the player typed. */
export const takesMonthFirst = (rules: readonly Rule[]): boolean =>
  expiryMasks.some(([, masked, plain]) =>
    [masked, plain, masked.replace('/', '-'), masked.replace('/', ' / ')].some((text) => accept(rules, text)),
  );
