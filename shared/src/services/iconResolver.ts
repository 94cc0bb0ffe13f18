/** Resolves icon URLs and reports icons that cannot be shown. */
export interface IconResolver {
  /** Returns the URL of an icon file. */
  url(id: string, kind: 'method' | 'currency' | 'flag'): string;
  /** Called if an icon fails to load. `id` is '' if no icon id of a method can be used. `ownerName` is the method's name or the code. */
  report?(id: string, ownerName: string): void;
}

/** A name as part of a path. Half of a surrogate pair, which no URL can contain, is replaced. */
const encoded = (name: string) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Creates a resolver for the icon files of a deployment. Reports each problem only once. See docs/guides/deploying.md for the
 * files.
 * @param staticUrl returns the URL of the static files, with a trailing slash. Called for each icon: the widget may be made before
 * its configuration has arrived
 */
export function createIconResolver(staticUrl: () => string, report?: IconResolver['report']): IconResolver {
  const reported = new Set<string>();
  return {
    url: (id, kind) => {
      if (kind === 'currency') return `${staticUrl()}icons/${encoded(id.toLowerCase())}.svg`;
      if (kind === 'flag') return `${staticUrl()}icons/flags/${encoded(id.toLowerCase())}.svg`;
      return id.startsWith('https://') ? id : `${staticUrl()}icons/methods/${encoded(id)}.svg`;
    },
    report(id, ownerName) {
      const key = JSON.stringify([id, ownerName]);
      if (reported.has(key)) return;
      reported.add(key);
      report?.(id, ownerName);
    },
  };
}
