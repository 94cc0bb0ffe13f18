import { useState } from 'react';
import { createFormControl, useForm, useWatch } from 'react-hook-form';

/** The texts typed into a form. Can be used to restore a form with the same fields. */
export interface FormTexts {
  /** Uses a dot as decimal separator. `null` until the player types or picks an amount. */
  amount: string | null;
  fields: Record<string, string>;
}

/**
 * Escapes dots, brackets and quotes, which the form library would read as a path. The `$` separates names such as
 * `constructor` and `__proto__` from inherited members of objects. The library does not set inherited members.
 */
const pathOf = (name: string) =>
  `fields.$${name.replace(/[^\w-]/g, (char) => `%${char.codePointAt(0)?.toString(16)}`)}` as const;

/** The parts of the form that `FormConnection` needs. */
export type TextConnection = ReturnType<typeof createFormControl<FormTexts>>['formControl'];

/** Stores only the typed texts. An untouched field has no text here, so its initial text can still change. */
export function useFormTexts(start: FormTexts = { amount: null, fields: {} }) {
  const [{ formControl }] = useState(() => createFormControl<FormTexts>({ defaultValues: start }));
  const { control, getValues, setValue } = formControl;
  // Re-renders on each change. `getValues` returns the latest texts, even between two renders.
  useWatch({ control });

  return {
    connection: formControl,
    all: (): FormTexts => getValues(),
    typedAmount: (): string | undefined => getValues('amount') ?? undefined,
    setAmount: (amount: string): void => setValue('amount', amount, { shouldDirty: true }),
    typedText: (name: string): string | undefined => getValues(pathOf(name)),
    setText: (name: string, text: string): void => setValue(pathOf(name), text, { shouldDirty: true }),
  };
}

/**
 * Connects the stored texts to the page. Render it once in each form. The library renders this component twice. As a part of
 * the form, it would render the whole form twice.
 */
export function FormConnection({ connection }: { connection: TextConnection }) {
  useForm({ formControl: connection });
  return null;
}
