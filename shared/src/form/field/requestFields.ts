import type { FormField } from '@paywidget/shared/contract';

/** A field with the text to send of it. */
export type Answer = { field: FormField; sent: string };

/**
 * The `fields` of a creation payload: each field's alias, else name, with its text; empty ones are left out.
 * Where two share an alias the first has it, and the other goes by its name.
 */
export function toRequestFields(answers: readonly Answer[]): Record<string, string> {
  const request = new Map<string, string>();
  for (const { field, sent } of answers) {
    if (sent === '') continue;
    const alias = field.alias || field.name;
    request.set(request.has(alias) ? field.name : alias, sent);
  }
  return Object.fromEntries(request);
}

/** The `wallet` of a creation payload: the value of the field flagged so. */
export const walletOf = (answers: readonly Answer[]): string | undefined =>
  answers.find(({ field, sent }) => field.wallet && sent !== '')?.sent;
