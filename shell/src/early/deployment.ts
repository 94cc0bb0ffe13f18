import { integrityOf } from '../integrityOf';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const textOr = <Otherwise>(value: unknown, otherwise: Otherwise) =>
  typeof value === 'string' ? value : otherwise;

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

/** Returns the texts in the language that the page expects, or undefined if the data block does not name them. */
export function textsFileOf(window: Window): TextsFile | undefined {
  const { configuration, locales } = deploymentOf(window);
  if (!isFields(configuration) || !isFields(locales)) return undefined;
  const { search, href } = window.location;
  const language = new URLSearchParams(search).get('lang') ?? window.navigator.language;
  const group = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const hash = locales[group];
  if (typeof hash !== 'string') return undefined;
  const { href: url } = new URL(`${textOr(configuration.staticBase, '')}locales/${group}.${hash}.json`, href);
  return { language: group, url, integrity: integrityOf(hash) };
}
