import { createContext, useContext } from 'react';

/** Resolves icon URLs and reports icons that cannot be shown. */
export interface IconBase {
  /** Returns the URL of an icon file. */
  url(id: string, kind: 'method' | 'currency' | 'flag'): string;
  /** Called if an icon fails to load, or if all icon ids of a method are empty. Then `id` is '' and `owner` is its name. */
  report?(id: string, owner: string): void;
}

/** Without a provider, no files are loaded and every icon shows its fallback. */
const IconBaseContext = createContext<IconBase | null>(null);

export const IconBaseProvider = IconBaseContext.Provider;

export const useIconBase = (): IconBase | null => useContext(IconBaseContext);

/**
 * Creates an `IconBase` for the icon files of a deployment. `staticBase` must end with a slash. Reports each problem only
 * once. See docs/DEPLOYING.md for the files.
 */
export function createIconBase(staticBase: string, report?: IconBase['report']): IconBase {
  const reported = new Set<string>();
  return {
    url: (id, kind) => {
      if (kind === 'currency') return `${staticBase}icons/${encodeURIComponent(id.toLowerCase())}.svg`;
      if (kind === 'flag') return `${staticBase}icons/flags/${encodeURIComponent(id.toLowerCase())}.svg`;
      return id.startsWith('https://') ? id : `${staticBase}icons/methods/${encodeURIComponent(id)}.svg`;
    },
    report(id, owner) {
      const key = JSON.stringify([id, owner]);
      if (reported.has(key)) return;
      reported.add(key);
      report?.(id, owner);
    },
  };
}
