/**
 * The Content Security Policy of the studio's pages. They frame the widget of any deployment, and call a sandbox beside it: over https, or on
 * this machine. Everything else is their own. A server that sends a stricter policy as a header tightens it.
 */
export const studioPolicy = () =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self' https: http://localhost:*",
    "frame-src 'self' https: http://localhost:*",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types paywidget',
  ].join('; ');
