import { useForm, useWatch } from 'react-hook-form';

/** What a player has typed into a form, as another form of the same fields can start with it. */
export interface FormTexts {
  /** With a dot for decimals; `null` until the player has typed or picked one. */
  amount: string | null;
  fields: Record<string, string>;
}

/** The form library reads dots, brackets and quotes in a name as a path. */
const pathOf = (name: string) =>
  `fields.${name.replace(/[^\w-]/g, (char) => `%${char.codePointAt(0)?.toString(16)}`)}` as const;

/**
 * What the player is typing, and nothing else: a field that was not touched has no text here, so whatever it
 * starts with can change until it is.
 */
export function useFormTexts(start: FormTexts = { amount: null, fields: {} }) {
  const { control, getValues, setValue } = useForm<FormTexts>({ defaultValues: start });
  // Renders anew on each change; the texts themselves are read as they are now, also between two renders.
  useWatch({ control });

  return {
    all: (): FormTexts => getValues(),
    typedAmount: (): string | undefined => getValues('amount') ?? undefined,
    setAmount: (amount: string): void => setValue('amount', amount, { shouldDirty: true }),
    typedText: (name: string): string | undefined => getValues(pathOf(name)),
    setText: (name: string, text: string): void => setValue(pathOf(name), text, { shouldDirty: true }),
  };
}
