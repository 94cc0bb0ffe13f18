import type { FormField } from '@paywidget/shared/contract';
import { hasText, textIn, type useTranslation } from '@paywidget/shared/i18n';

export type Translator = Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>;

/** Converts a field name to words: `cardHolder_name` becomes `Card holder name`. */
export function prettyName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a field's label: the translation of its key, else the server's text, else its name as words. */
export function labelOf(
  { name, placeholderKey, placeholderText }: Pick<FormField, 'name' | 'placeholderKey' | 'placeholderText'>,
  { t, i18n }: Translator,
): string {
  if (placeholderKey !== undefined && hasText(i18n, placeholderKey)) return t(placeholderKey);
  return textIn(placeholderText, i18n.language) || prettyName(name);
}
