/** The directives that a deployment may narrow: by default they allow any https address. See docs/guides/deploying.md. */
export const narrowable = ['img-src', 'frame-src', 'form-action'] as const;
export type Narrowed = Partial<Record<(typeof narrowable)[number], readonly string[]>>;

interface PolicyOptions {
  /** Origins to which the widget connects, besides the site's own origin. */
  connections?: readonly string[];
  /** Origins from which files of the widget are loaded, besides the site's own origin. */
  files?: readonly string[];
  /**
   * The origin of the captcha's page, if it differs from the site's origin. The widget then frames no page of its own site.
   */
  captcha?: string;
  /** The sources, besides the site's own, of the directives that the deployment narrows. */
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
    // Also limits where the captcha's page may navigate its frame.
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

/** Adds the allowed frame ancestors of a page to its policy, for the header: the widget's own site, and its hosts. */
export const withAncestors = (policy: string, hosts: readonly string[]) =>
  `${policy}; frame-ancestors ${["'self'", ...hosts].join(' ')}`;
