import { originOf, type TrustedOrigins } from './trustedOrigins';

/** The page around the frame: whom the widget's messages reach, and whose messages count. */
export interface ParentWindow {
  post(text: string): void;
  /** `other` is from another window, which speaks to somebody else; `stranger` is the parent at an origin not trusted. */
  judge(event: MessageEvent): 'host' | 'stranger' | 'other';
}

export function createParentWindow(window: Window, origins: TrustedOrigins): ParentWindow {
  let hostOrigin = announcedOrigin(window);

  return {
    post(text) {
      const isKnown = hostOrigin !== undefined && origins.includes(hostOrigin);
      // A post to any other origin than the host's is dropped by the browser, so each of these reaches the host or nobody.
      for (const origin of isKnown && hostOrigin ? [hostOrigin] : origins.all()) {
        window.parent.postMessage(text, origin);
      }
    },
    judge({ source, origin }) {
      if (source !== window.parent) return 'other';
      if (!origins.includes(origin)) return 'stranger';
      hostOrigin = origin;
      return 'host';
    },
  };
}

/**
 * The host's origin as the browser tells it. After a navigation inside the frame the referrer is our own page, which
 * says nothing of the host.
 */
function announcedOrigin({ location, document }: Window): string | undefined {
  const ancestor = location.ancestorOrigins?.[0];
  if (ancestor) return ancestor;
  const referrer = originOf(document.referrer);
  return referrer === location.origin ? undefined : referrer;
}
