import type { Log } from '../log';
import { awaitLoaded } from './awaitLoaded';
import type { Bridge } from './bridge';
import { HostSilentError } from './errors';
import { createInbox } from './inbox';
import { originOf, type TrustedOrigins } from './trustedOrigins';

const answerLimitMs = 10_000;

interface IframeBridgeOptions {
  window: Window;
  origins: TrustedOrigins;
  version: string;
  log: Log;
}

/** The host is the page around the iframe. Only that very window, at a trusted origin, is heard or told anything. */
export function createIframeBridge({ window, origins, version, log }: IframeBridgeOptions): Bridge {
  const inbox = createInbox(log);
  let hostOrigin = announcedOrigin(window);
  let stopWaiting = () => {};

  function hear(event: MessageEvent) {
    // Other windows (the captcha's frame, a helper window) speak to other listeners.
    if (event.source !== window.parent) return;
    if (!origins.includes(event.origin)) return log(`Refused a message from ${event.origin}`);
    hostOrigin = event.origin;
    inbox.receive(event.data);
  }

  const send: Bridge['send'] = (messageType, data) => {
    const text = JSON.stringify({ ...data, messageType });
    const isKnown = hostOrigin !== undefined && origins.includes(hostOrigin);
    // A post to any other origin than the host's is dropped by the browser, so each of these reaches the host or nobody.
    for (const origin of isKnown && hostOrigin ? [hostOrigin] : origins.all()) {
      window.parent.postMessage(text, origin);
    }
  };

  function start() {
    stopWaiting();
    const { payload, stop } = awaitLoaded(inbox, answerLimitMs, new HostSilentError());
    stopWaiting = stop;
    send('Loaded', { version });
    return payload;
  }

  window.addEventListener('message', hear);
  return {
    start,
    send,
    on: inbox.on,
    dispose() {
      stopWaiting();
      window.removeEventListener('message', hear);
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
