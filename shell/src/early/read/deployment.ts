import { deploymentBlockId, folderAddress, textsAddress } from '../../lib/federation/addresses';
import { integrityOf } from '../../lib/federation/integrityOf';

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
  const block = parseJson(document.getElementById(deploymentBlockId)?.textContent);
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

/** Returns the configuration in the page's data block, without validating it. Empty if there is none. */
export function configurationOf(window: Window): Fields {
  const { configuration } = deploymentOf(window);
  return isFields(configuration) ? configuration : {};
}

/** Returns the absolute URL of the static files, with a trailing slash. */
export function staticUrlOf(window: Window): string {
  const base = textOr(configurationOf(window).staticBase, '');
  return folderAddress(new URL(base, window.location.href).href);
}

/** Returns the first part of the texts in a language, or undefined if the data block does not name it. */
export function textsFileOf(window: Window, language: string): TextsFile | undefined {
  const { configuration, locales } = deploymentOf(window);
  if (!isFields(configuration) || !isFields(locales)) return undefined;
  const group = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const hash = locales[group];
  if (typeof hash !== 'string') return undefined;
  const url = textsAddress(staticUrlOf(window), group, hash);
  return { language: group, url, integrity: integrityOf(hash) };
}
