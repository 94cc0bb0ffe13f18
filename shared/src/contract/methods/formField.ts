import * as z from 'zod/mini';
import { camelCasedObject } from '../wire/camelCase';
import {
  LocalizedText,
  nullish,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalScalarText,
  OptionalText,
  ScalarText,
} from '../wire/fieldSchemas';
import { tolerantList } from '../wire/tolerance';

export const formFieldTypes = [
  'dropdown_country',
  'dropdown_currency',
  'dropdown',
  'phone_with_prefix',
  'text',
  'text_uppercase',
  'networks',
  'amount',
] as const;
export type FormFieldType = (typeof formFieldTypes)[number];

const toFormFieldType = (raw: string): FormFieldType => formFieldTypes.find((type) => type === raw) ?? 'text';

/** An input that the server requests. An unknown type is shown as text. For the flags, see docs/rules/fields.md. */
export const FormField = camelCasedObject({
  name: z.string(),
  alias: OptionalText,
  type: z.pipe(z.string(), z.transform(toFormFieldType)),
  placeholder_key: OptionalText,
  placeholder_text: OptionalLocalizedText,
  /** `#` is a digit, `A` a letter, `*` either of them, anything else literal. */
  mask: OptionalText,
  category: OptionalText,
  values: nullish(tolerantList(z.object({ value: ScalarText, label: LocalizedText }))),
  value: OptionalScalarText,
  validations: nullish(tolerantList(camelCasedObject({ regex: z.string(), regex_error_key: z.string() }))),
  wallet: OptionalFlag,
  isAdvanced: OptionalFlag,
  isHidden: OptionalFlag,
  isTriggered: OptionalFlag,
  isDisabled: OptionalFlag,
});
export type FormField = z.infer<typeof FormField>;
