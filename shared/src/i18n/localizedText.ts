import type { LocalizedText } from '@paywidget/shared/contract';

/** The server's text in a language: exactly, else its language code, else English, else any it has. An empty one is none. */
export function textIn(text: LocalizedText | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text || undefined;
  const code = language.split('-')[0] ?? language;
  return text[language] || text[code] || text.en || Object.values(text).find(Boolean);
}
