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
  /** Each script runs as soon as it has loaded. No script waits for another one or for a style sheet. */
  scripts: readonly string[];
  /** Runs when the page has been parsed. If the early script does not request the shell's script, this script does. */
  fallback: string;
  /** The script that starts the widget. Requested by the early script. */
  shell: string;
  styles: readonly string[];
  /** Loaded early. The widget uses these files later. */
  preloads: readonly PagePreload[];
  /** The script that draws the first list. Preloaded. If there is such a list, the early script runs it. */
  list: string;
  /**
   * The style sheets of a form that is drawn before React has loaded. If there is a list, the early script requests them.
   */
  earlyForm: readonly PagePreload[];
  /**
   * The early script requests these files when they no longer delay the first list. See
   * shell/src/lib/scheduling/laterFiles.ts.
   */
  later: { scripts: readonly string[]; preloads: readonly PagePreload[] };
  /**
   * The files of the form that most methods have. Requested when the player presses a method before React has loaded. See
   * shell/src/early/cacheFormFiles.ts.
   */
  form: readonly string[];
}

/** Rewrites the deployment's part of the page. The rest of the built page stays unchanged. */
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
    // Before everything that the policy applies to.
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
