import type { FormField } from '@paywidget/shared/contract';

const typeField = 'pixKeyType';
const alwaysShown = 'cpf';

/** Normalizes a field or type name: `pixKeyEmail`, `pixKey_email` and `email` all become `email`. */
const typeName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^pix_?key_?/, '')
    .replace(/[\s_-]/g, '');

/** Returns the pix key type that a field belongs to, if any. */
const typeOf = ({ name, category }: FormField, types: ReadonlySet<string>): string | undefined =>
  [name, category].map((text) => typeName(text ?? '')).find((type) => types.has(type));

/** Returns true for the field that chooses the pix key type. */
export const isPixKeyType = ({ name }: FormField): boolean => name === typeField;

/**
 * Removes the fields of pix key types that are not chosen. Keeps the field of the chosen type, cpf, and all fields without a
 * type. Puts cpf last, so that the chosen type's field gets an alias that both use. Before the player chooses a type, cpf is
 * the only field with a type that stays. Returns the fields unchanged if there is no choice of types.
 */
export function withoutOtherPixKeys<T extends { field: FormField }>(
  fields: readonly T[],
  chosen: string,
): readonly T[] {
  const choice = fields.find(({ field }) => isPixKeyType(field))?.field;
  if (!choice) return fields;

  const types = new Set([alwaysShown, ...(choice.values ?? []).map(({ value }) => typeName(value))]);
  const typed = fields.map((entry) => ({
    entry,
    type: isPixKeyType(entry.field) ? undefined : typeOf(entry.field, types),
  }));
  const shown = typed.filter(
    ({ type }) => type === undefined || type === alwaysShown || type === typeName(chosen),
  );
  const [others, cpf] = [false, true].map((isCpf) =>
    shown.filter(({ type }) => (type === alwaysShown) === isCpf),
  );
  return [...(others ?? []), ...(cpf ?? [])].map(({ entry }) => entry);
}
