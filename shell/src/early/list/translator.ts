import type { TileContext } from '@paywidget/shared/methods';
import { isFields } from '../deployment';
import { unusual } from './unusual';

type Texts = Readonly<Record<string, unknown>>;

/** Returns the texts in a file of them, whether it was split or not. */
export const textsIn = (file: unknown): Texts =>
  isFields(file) ? (isFields(file.texts) ? file.texts : file) : unusual('texts');

/**
 * Translates what a list shows: the texts have placeholders, but no plural forms.
 * @param language the tag of the language that the texts are in
 */
export function createTranslator(language: string, texts: Texts, english: Texts): TileContext['translator'] {
  const textOf = (key: string) => texts[key] ?? english[key];
  const exists = (key: string) => typeof textOf(key) === 'string';
  const t = (key: string, values: Texts = {}) => {
    const text = textOf(key);
    if (typeof text !== 'string') unusual(key);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
  };
  return { t, i18n: { language, exists, emit: () => {} } } as unknown as TileContext['translator'];
}
