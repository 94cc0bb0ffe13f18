export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const textOr = <Otherwise>(value: unknown, otherwise: Otherwise) =>
  typeof value === 'string' ? value : otherwise;

export function fromJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The deployment's data block as it stands in the page, unchecked; empty where there is none. */
export function deploymentOf({ document }: Window): Fields {
  const block = fromJson(document.getElementById('paywidget-deployment')?.textContent);
  return isFields(block) ? block : {};
}

/** Where the texts of the page's expected language lie, as far as the data block tells. */
export function textsUrlOf(window: Window): string | undefined {
  const { configuration, locales } = deploymentOf(window);
  if (!isFields(configuration) || !isFields(locales)) return undefined;
  const { search, href } = window.location;
  const language = new URLSearchParams(search).get('lang') ?? window.navigator.language;
  const group = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const hash = locales[group];
  if (typeof hash !== 'string') return undefined;
  return new URL(`${textOr(configuration.staticBase, '')}locales/${group}.${hash}.json`, href).href;
}
