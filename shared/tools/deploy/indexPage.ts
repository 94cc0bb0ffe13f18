const open = '<!-- deployment -->';
const close = '<!-- /deployment -->';

export interface PageDeployment {
  configuration: unknown;
  locales: Readonly<Record<string, string>>;
}

export interface PagePreload {
  href: string;
  as: 'script' | 'style' | 'fetch';
}

/** Escapes a text for an attribute's value in double quotes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Replaces the lines in the deployment's part of a built page. Throws if the page has no such part. */
export function withBlock(page: string, lines: readonly string[]): string {
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start < 0 || end < start) throw new Error('The page has no place for the deployment');
  return [page.slice(0, start) + open, ...lines, page.slice(end)].join('\n');
}

/** The files that the page loads, by path. */
export interface PageFiles {
  /** Each runs as soon as it has loaded. None waits for another one or for a style sheet. */
  scripts: readonly string[];
  /** Runs when the page has been parsed. Requests the shell's script if the early script does not. */
  fallback: string;
  /** The script that starts the widget. Requested by the early script. */
  shell: string;
  styles: readonly string[];
  /** Loaded early, and used by the widget later. */
  preloads: readonly PagePreload[];
  /** The script that draws the first list. Preloaded. The early script runs it if there is such a list. */
  list: string;
  /** The style sheets of a form that is drawn before React has loaded. Requested by the early script if there is a list. */
  earlyForm: readonly PagePreload[];
  /** Requested by the early script once nothing is in the way of the first list. See shell/src/lib/scheduling/laterFiles.ts. */
  later: { scripts: readonly string[]; preloads: readonly PagePreload[] };
  /** What the form of most methods is made of. Requested when the player presses a method before React is there. See shell/src/early/cacheFormFiles.ts. */
  form: readonly string[];
}

/** Rewrites the deployment's part of the page. The rest of the page stays as built. */
export function withDeployment(
  page: string,
  deployment: PageDeployment,
  policy: string,
  { scripts, fallback, shell, styles, preloads, list, earlyForm, later, form }: PageFiles,
): string {
  const data = JSON.stringify(deployment).replaceAll('<', '\\u003c');
  const link = (attributes: string, { href, as }: PagePreload) =>
    `<link ${attributes} href="${escaped(href)}" as="${as}">`;
  const block = `<script type="application/json" id="paywidget-deployment">${data}</script>`;
  return withBlock(page, [
    // Before everything it applies to.
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`,
    // Before the scripts, because they read it.
    block,
    ...scripts.map((src) => `<script async src="${escaped(src)}"></script>`),
    `<script defer src="${escaped(fallback)}"></script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`),
    link('rel="preload" data-later="list"', { href: list, as: 'script' }),
    ...preloads.map((preload) => link('rel="preload"', preload)),
    ...earlyForm.map((file) => link('data-later="form"', file)),
    link('data-later="shell"', { href: shell, as: 'script' }),
    ...later.scripts.map((href) => link('data-later="script"', { href, as: 'script' })),
    ...later.preloads.map((preload) => link('data-later="preload"', preload)),
    `<meta name="paywidget-form" content="${escaped(form.join(' '))}">`,
  ]);
}
