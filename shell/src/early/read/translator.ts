import type { TileContext } from '@paywidget/shared/methods';
import { isFields } from './deployment';
import { unusual } from './unusual';

type Texts = Readonly<Record<string, unknown>>;

/** Returns the texts in a file of texts, split or not. */
export const textsIn = (file: unknown): Texts =>
  isFields(file) ? (isFields(file.texts) ? file.texts : file) : unusual('texts');

/** The parts of the texts that a deposit form needs besides the first part. */
export const formParts = ['form', 'bonus', 'deposit'] as const;

/**
 * Returns the URLs of the texts of a form in a language. The first part of a language's texts names the other parts.
 * @param url the URL of the first part
 */
export function formTextsOf(url: string, file: unknown): string[] {
  const parts = isFields(file) && isFields(file.parts) ? file.parts : {};
  return formParts
    .filter((part) => parts[part])
    .map((part) => url.replace(/[\da-f]+\.json$/, `${part}.${parts[part]}.json`));
}

/**
 * Translates the texts of a list: they have placeholders, but no plural forms.
 * @param language the tag of the language of the texts
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
