const open = '<!-- deployment -->';
const close = '<!-- /deployment -->';

export interface PageDeployment {
  configuration: unknown;
  manifests: Readonly<Record<string, unknown>>;
  locales: Readonly<Record<string, string>>;
}

export interface PagePreload {
  href: string;
  as: 'script' | 'style' | 'fetch';
  /** As the script that uses it will say: with another one the browser fetches it again. */
  integrity?: string;
}

/** A built page with the lines of its deployment's own part replaced. */
export function withBlock(page: string, lines: readonly string[]): string {
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start < 0 || end < start) throw new Error('The page has no place for the deployment');
  return [page.slice(0, start) + open, ...lines, page.slice(end)].join('\n');
}

/** What the page asks for beside what its build names, by path. */
export interface PageFiles {
  /** Each runs as soon as it has come: none waits for another one, or for a style sheet. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Fetched, and left to the widget. */
  preloads: readonly PagePreload[];
}

/** The page with the deployment's own part written anew; everything else of it stays as it was built. */
export function withDeployment(
  page: string,
  deployment: PageDeployment,
  { scripts, styles, preloads }: PageFiles,
): string {
  const data = JSON.stringify(deployment).replaceAll('<', '\\u003c');
  // The federation runtime loads scripts without CORS, and `fetch` always asks with it: a preload must match.
  const links = preloads.map(({ href, as, integrity }) =>
    [
      `<link rel="preload" href="${href}" as="${as}"`,
      integrity ? ` integrity="${integrity}"` : '',
      as === 'fetch' ? ' crossorigin' : '',
      '>',
    ].join(''),
  );
  const block = `<script type="application/json" id="paywidget-deployment">${data}</script>`;
  return withBlock(page, [
    // Before the scripts, which read it.
    block,
    ...scripts.map((src) => `<script async src="${src}"></script>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...links,
  ]);
}
