/** The directives that a deployment may narrow: by default they allow any https address. See docs/guides/deploying.md. */
export const narrowable = ['img-src', 'frame-src', 'form-action'] as const;
export type Narrowed = Partial<Record<(typeof narrowable)[number], readonly string[]>>;

interface PolicyOptions {
  /** Origins to which the widget connects, beside the site's own. */
  connections?: readonly string[];
  /** Origins from which files of the widget are loaded, beside the site's own. */
  files?: readonly string[];
  /** The origin of the captcha's page, if it is not the site's. The widget then frames nothing of its own. */
  captcha?: string;
  /** The sources, beside the site's own, of the directives that the deployment narrows. */
  narrowed?: Narrowed;
}

/**
 * The content security policy of the widget's page. The page contains it as a meta tag, and the server sends it as a header,
 * with `frame-ancestors`, which a meta tag cannot set.
 */
export function widgetPolicy({
  connections = [],
  files = [],
  captcha = "'self'",
  narrowed = {},
}: PolicyOptions = {}): string {
  const own = ["'self'", ...files];
  const directives = {
    'default-src': ["'self'"],
    'script-src': own,
    'style-src': own,
    'img-src': [...own, ...(narrowed['img-src'] ?? ['https:']), 'data:', 'blob:'],
    'connect-src': [...own, ...connections],
    // Also limits where the captcha's page may go itself.
    'frame-src': [captcha, ...(narrowed['frame-src'] ?? ['https:'])],
    'worker-src': ['blob:'],
    'form-action': ["'self'", ...(narrowed['form-action'] ?? ['https:'])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // One named policy, which accepts only files as scripts. See trustedScripts.mjs.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['paywidget'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Adds who may frame a page to its policy, for the header: the widget's own site, and its hosts. */
export const withAncestors = (policy: string, hosts: readonly string[]) =>
  `${policy}; frame-ancestors ${["'self'", ...hosts].join(' ')}`;
