import { type LocalizedText, ownValue } from '@paywidget/shared/contract';

/** Returns a server text in a language, else in its base language, else in English, else any. Ignores empty texts. */
export function textIn(text: LocalizedText | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text || undefined;
  const code = language.split('-')[0] ?? language;
  return ownValue(text, language) || ownValue(text, code) || text.en || Object.values(text).find(Boolean);
}
