import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { depositPageOf, lacksCurrency } from '@paywidget/shared/methods';
import type { Fields } from '../read/deployment';
import {
  amountIn,
  fieldsIn,
  flagIn,
  listIn,
  localizedIn,
  optional,
  readMethod,
  textIn,
} from '../read/readMethods';
import { unusual } from '../read/unusual';

/**
 * Traits that change the look of the form. A test checks each trait of the schemas: this list must contain it, the code must
 * read it, or it must not matter.
 */
const otherForms = ['isOneClick', 'video_guide_url', 'randomizesMinimum'] as const;
const otherFields = ['isTriggered'] as const;

function expectNone(wire: Fields, traits: readonly string[]): void {
  for (const trait of traits) if (wire[trait] ?? false) unusual(trait);
}

/**
 * Reads a method with the parts that its form needs, in the same way as the schemas. The schemas come later, with the
 * shell's script.
 * @param currency the currency of the player's account
 * @throws Unusual if the method opens another page than the plain form, or has a trait that changes the look of the form
 */
export function readForm(wire: Fields, currency: string): PaymentMethod {
  expectNone(wire, otherForms);
  const method: PaymentMethod = {
    ...readMethod(wire),
    fields: optional(wire.fields, (list) => listIn(list).map(readField)),
    prefilledAmount: optional(wire.prefilledAmount, amountIn),
    recommendedAmounts: optional(wire.recommendedAmounts, (list) => listIn(list).map(amountIn)),
  };
  if (depositPageOf(method, 'list') !== 'deposit.redirect') unusual('page');
  if (lacksCurrency(method, currency) || !method.amountRules?.[currency]) unusual('currency');
  return method;
}

function readField(raw: unknown): FormField {
  const wire = fieldsIn(raw);
  expectNone(wire, otherFields);
  const type = textIn(wire.type);
  return {
    name: textIn(wire.name),
    alias: optional(wire.alias, textIn),
    type: type === 'text' || type === 'text_uppercase' || type === 'amount' ? type : unusual('type'),
    placeholderKey: optional(wire.placeholder_key, textIn),
    placeholderText: optional(wire.placeholder_text, localizedIn),
    mask: optional(wire.mask, textIn),
    values: optional(wire.values, (list) => listIn(list).map(readOption)),
    value: optional(wire.value, textIn),
    validations: optional(wire.validations, (list) => listIn(list).map(readRule)),
    isAdvanced: optional(wire.isAdvanced, flagIn),
    isHidden: optional(wire.isHidden, flagIn),
    isDisabled: optional(wire.isDisabled, flagIn),
  } as FormField;
}

function readOption(raw: unknown) {
  const { value, label } = fieldsIn(raw);
  return { value: amountIn(value), label: localizedIn(label) };
}

function readRule(raw: unknown) {
  const { regex, regex_error_key } = fieldsIn(raw);
  return { regex: textIn(regex), regexErrorKey: textIn(regex_error_key) };
}
