import { toUserLanguage } from '@paywidget/shared/contract';
import { integrityOf } from '../integrityOf';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const textOr = <Otherwise>(value: unknown, otherwise: Otherwise) =>
  typeof value === 'string' ? value : otherwise;

export const wordIn = (raw: unknown): string | undefined => textOr(raw, '') || undefined;

export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Reads the deployment's data block from the page, without validating it. Returns an empty object if there is none. */
export function deploymentOf({ document }: Window): Fields {
  const block = parseJson(document.getElementById('paywidget-deployment')?.textContent);
  return isFields(block) ? block : {};
}

/** A file of texts. */
export interface TextsFile {
  language: string;
  url: string;
  integrity: string;
}

/** Returns the language that the page expects. */
export const expectedLanguage = ({ location, navigator }: Window): string =>
  new URLSearchParams(location.search).get('lang') ?? navigator.language;

/** Returns the language of a `loaded` payload's user, such as `es-MX`. */
export function languageIn({ user }: Fields): string {
  const { locale, lang } = isFields(user) ? user : ({} as Fields);
  return toUserLanguage(wordIn(locale) ?? wordIn(lang));
}

/** Returns the configuration in the page's data block, without validating it. Empty if there is none. */
export function configurationOf(window: Window): Fields {
  const { configuration } = deploymentOf(window);
  return isFields(configuration) ? configuration : {};
}

/** Returns the absolute URL of the static files, with a trailing slash. */
export function staticUrlOf(window: Window): string {
  const base = textOr(configurationOf(window).staticBase, '');
  return new URL(base, window.location.href).href.replace(/\/*$/, '/');
}

/** Returns the first part of the texts in a language, or undefined if the data block does not name it. */
export function textsFileOf(window: Window, language: string): TextsFile | undefined {
  const { configuration, locales } = deploymentOf(window);
  if (!isFields(configuration) || !isFields(locales)) return undefined;
  const group = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const hash = locales[group];
  if (typeof hash !== 'string') return undefined;
  const url = `${staticUrlOf(window)}locales/${group}.${hash}.json`;
  return { language: group, url, integrity: integrityOf(hash) };
}
