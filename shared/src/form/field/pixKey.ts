import type { FormField } from '@paywidget/shared/contract';

const typeField = 'pixKeyType';
const alwaysShown = 'cpf';

/** `pixKeyEmail`, `pixKey_email` and `email` are all the field of the type `email`. */
const typeName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^pix_?key_?/, '')
    .replace(/[\s_-]/g, '');

/** The pix key type that a field is for, if it is one's at all. */
const typeOf = ({ name, category }: FormField, types: ReadonlySet<string>): string | undefined =>
  [name, category].map((text) => typeName(text ?? '')).find((type) => types.has(type));

/** Whether a field is the choice of a pix key type. */
export const isPixKeyType = ({ name }: FormField): boolean => name === typeField;

/**
 * What is left of the fields once a pix key type is chosen: the fields of the other types go; the chosen type's
 * and cpf stay, and whatever belongs to no type (specification, section 4, "Form"). The chosen type's field
 * stands before cpf, so that it has the first claim to an alias that both use. Until a type is chosen only cpf
 * shows. Without a choice of types nothing changes.
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
