import type { WireChoice, WireField, WireText } from '../wire';

interface FieldRule extends Partial<Omit<WireField, 'validations'>> {
  pattern: RegExp;
  /** Suffix of the translation keys for the error and the placeholder. Default: the field's name. */
  rule?: string;
}

/**
 * Builds a field with one pattern. Its texts are `paymentMethods.regex_error.<rule>` and
 * `paymentMethods.placeholder.<rule>`.
 */
export function ruledField(name: string, { pattern, rule = name, ...rest }: FieldRule): WireField {
  return {
    name,
    type: 'text',
    placeholder_key: `paymentMethods.placeholder.${rule}`,
    validations: [{ regex: pattern.source, regex_error_key: `paymentMethods.regex_error.${rule}` }],
    ...rest,
  };
}

/** Builds a dropdown field with a fixed list of values and labels. */
export function dropdown(
  name: string,
  choices: readonly (readonly [value: string, label: WireText])[],
  rest: Partial<WireField> = {},
): WireField {
  const values: WireChoice[] = choices.map(([value, label]) => ({ value, label }));
  return { name, type: 'dropdown', placeholder_key: `paymentMethods.placeholder.${name}`, values, ...rest };
}
