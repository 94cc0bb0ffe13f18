/**
 * Returns the function through which the page gives script addresses to the browser. A page with
 * `require-trusted-types-for 'script'` accepts addresses only from this function: it belongs to the policy `paywidget`, and
 * there is no default policy. The function throws for an address that is not a file: `data:`, `javascript:`, or a text of
 * another page.
 *
 * Webpack's runtime contains a copy of the text of this function, so that the function exists before any module runs. The
 * function cannot use anything outside of itself, and cannot contain comments of several lines.
 *
 * @returns {(url: string) => string} in browsers with Trusted Types, the result is a `TrustedScriptURL`
 */
export function trustScripts() {
  if (window.paywidgetTrust) return window.paywidgetTrust;
  const createScriptURL = (url) => {
    const { protocol, pathname, href } = new URL(url, location.href);
    const isFile = /^https?:$/.test(protocol) && pathname.endsWith('.js');
    if (isFile || href.startsWith(`blob:${location.origin}/`)) return url;
    throw new TypeError(`${url} is no script of the widget`);
  };
  const policy = window.trustedTypes?.createPolicy('paywidget', { createScriptURL });
  window.paywidgetTrust = (url) => (policy ? policy.createScriptURL(url) : createScriptURL(url));
  return window.paywidgetTrust;
}
