import type { TrustedOrigins } from '@paywidget/shared/services';
import { originOf } from './trustedOrigins';

/** The window around the frame. Posts messages only to trusted origins, and classifies the senders of messages. */
export interface ParentWindow {
  post(text: string): void;
  /** The parent's origin, if the browser reports an untrusted origin. */
  untrustedOrigin(): string | undefined;
  /**
   * `host`: the parent at a trusted origin. `untrusted`: the parent at any other origin. `other`: not the parent
   * window.
   */
  classify(event: MessageEvent): 'host' | 'untrusted' | 'other';
}

export function createParentWindow(window: Window, origins: TrustedOrigins): ParentWindow {
  let hostOrigin = detectHostOrigin(window);

  const isTrusted = () => hostOrigin !== undefined && origins.includes(hostOrigin);

  return {
    untrustedOrigin: () => (isTrusted() ? undefined : hostOrigin),
    post(text) {
      // The browser delivers a message only if the parent has the given origin, so no other site can read it.
      for (const origin of hostOrigin && isTrusted() ? [hostOrigin] : origins.all()) {
        window.parent.postMessage(text, origin);
      }
    },
    classify({ source, origin }) {
      if (source !== window.parent) return 'other';
      if (!origins.includes(origin)) return 'untrusted';
      hostOrigin = origin;
      return 'host';
    },
  };
}

/**
 * The host's origin as the browser reports it: from `ancestorOrigins`, else from the referrer. After a navigation inside the
 * frame the referrer is the widget's own page, so the host's origin is unknown.
 */
function detectHostOrigin({ location, document }: Window): string | undefined {
  const ancestor = location.ancestorOrigins?.[0];
  if (ancestor) return ancestor;
  const referrer = originOf(document.referrer);
  return referrer === location.origin ? undefined : referrer;
}
