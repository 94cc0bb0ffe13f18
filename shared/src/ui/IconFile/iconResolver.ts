import { createContext, useContext } from 'react';

/** Resolves icon URLs and reports icons that cannot be shown. */
export interface IconResolver {
  /** Returns the URL of an icon file. */
  url(id: string, kind: 'method' | 'currency' | 'flag'): string;
  /** Called if an icon fails to load. `id` is '' if no icon id of a method can be used. `ownerName` is the method's name or the code. */
  report?(id: string, ownerName: string): void;
}

/** Without a provider, no files are loaded and every icon shows its fallback. */
const IconResolverContext = createContext<IconResolver | null>(null);

export const IconResolverProvider = IconResolverContext.Provider;

export const useIconResolver = (): IconResolver | null => useContext(IconResolverContext);

/** A name as part of a path. Half of a surrogate pair, which no URL can contain, is replaced. */
const encoded = (name: string) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Creates an `IconBase` for the icon files of a deployment. `staticBase` must end with a slash. Reports each problem only
 * once. See docs/guides/deploying.md for the files.
 */
export function createIconResolver(staticBase: string, report?: IconResolver['report']): IconResolver {
  const reported = new Set<string>();
  return {
    url: (id, kind) => {
      if (kind === 'currency') return `${staticBase}icons/${encoded(id.toLowerCase())}.svg`;
      if (kind === 'flag') return `${staticBase}icons/flags/${encoded(id.toLowerCase())}.svg`;
      return id.startsWith('https://') ? id : `${staticBase}icons/methods/${encoded(id)}.svg`;
    },
    report(id, ownerName) {
      const key = JSON.stringify([id, ownerName]);
      if (reported.has(key)) return;
      reported.add(key);
      report?.(id, ownerName);
    },
  };
}
