import { hasNativeHandler } from './webViewBridge';

/** How a page is embedded; the package mode is never detected, since a host application starts it by a call. */
export type Mode = 'iframe' | 'webView' | 'bare';

/** Decisions, section 1: a frame first, then a native app. */
export function detectMode(window: Window): Mode {
  if (window.parent !== window) return 'iframe';
  return hasNativeHandler(window) ? 'webView' : 'bare';
}

/** The bare pages that need no host: the helper window, and the way back from a provider that says how it went. */
export function needsHost(path: string, query: URLSearchParams): boolean {
  if (path === '/form') return false;
  return !(path === '/deposit/complete' && query.has('status'));
}
