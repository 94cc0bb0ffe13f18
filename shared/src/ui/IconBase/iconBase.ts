import { createContext, useContext } from 'react';

export interface IconBase {
  /** The address of an icon's file. */
  url(id: string, kind: 'method' | 'currency' | 'flag'): string;
  /** Told of an icon that did not load, or of a method whose icon ids are empty: then `id` is '' and `owner` its name. */
  report?(id: string, owner: string): void;
}

/** Without a provider nothing is loaded: every icon is drawn. */
const IconBaseContext = createContext<IconBase | null>(null);

export const IconBaseProvider = IconBaseContext.Provider;

export const useIconBase = (): IconBase | null => useContext(IconBaseContext);

/**
 * Icons as a deployment lays them out (contract, PaymentMethod and Deployment); `staticBase` ends with a slash. What is
 * wrong with an icon is reported once, however often it is drawn.
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
      const what = JSON.stringify([id, owner]);
      if (reported.has(what)) return;
      reported.add(what);
      report?.(id, owner);
    },
  };
}
