import { hasNativeHandler } from './webViewBridge';

/** How the page is embedded. Package mode is not listed: a host application starts it with a call to `mount`. */
export type Mode = 'iframe' | 'webView' | 'bare';

/** A frame takes precedence over a native app. A page with neither is `bare`. See docs/rules/start.md. */
export function detectMode(window: Window): Mode {
  if (window.parent !== window) return 'iframe';
  return hasNativeHandler(window) ? 'webView' : 'bare';
}

/**
 * False for the two bare pages that work without a host: the helper window (`/form`), and the complete page when a
 * provider sends the player back to it with a `status` in the query.
 */
export function needsHost(path: string, query: URLSearchParams): boolean {
  if (path === '/form') return false;
  return !(path === '/deposit/complete' && query.has('status'));
}
