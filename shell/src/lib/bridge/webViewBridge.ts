import type { Log } from '../telemetry/log';
import { awaitLoaded } from './awaitLoaded';
import type { Bridge } from './bridge';
import { MissingUserDataError } from './errors';
import { createInbox } from './inbox';

const pollMs = 10;
const replyTimeoutMs = 5_000;

interface NativeBridge {
  postMessage(text: string): void;
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: { paywidget?: NativeBridge } };
    PaywidgetAndroid?: NativeBridge;
    /** Set by the app, as an object or as JSON text: the host load payload plus `user`. The widget deletes it. */
    paywidgetUserData?: unknown;
    /** Called by the app with each message `{ type, payload }`, as an object or as JSON text. */
    paywidgetMessage?: (message: unknown) => void;
  }
}

/** True if a native app has added its message handler to the page. */
export function hasNativeHandler(window: Window): boolean {
  return Boolean(window.webkit?.messageHandlers?.paywidget ?? window.PaywidgetAndroid);
}

interface WebViewBridgeOptions {
  window: Window;
  version: string;
  log: Log;
}

/** The bridge to a native app. Uses the script message handler on iOS, and the injected object on Android. */
export function createWebViewBridge({ window, version, log }: WebViewBridgeOptions): Bridge {
  const inbox = createInbox(log);
  let stopWaiting = () => {};
  let isAnswered = false;
  /** The values that the app has set, for a second start. */
  let userData: unknown;

  /**
   * The first `loaded` after a start is the reply to it, even if it is late: it gets the platform. Later `loaded` messages
   * are updates.
   */
  const on: Bridge['on'] = (type, listener) =>
    inbox.on(type, (payload) => {
      if (type !== 'loaded' || isAnswered || !payload) return listener(payload);
      isAnswered = true;
      // The schema of `loaded` accepts an object or nothing.
      listener(withPlatform(payload as object, window) as typeof payload);
    });

  const send: Bridge['send'] = (messageType, data) => {
    const text = JSON.stringify({ ...data, messageType });
    // Called as a method: both platforms reject a detached function.
    const ios = window.webkit?.messageHandlers?.paywidget;
    try {
      if (ios) ios.postMessage(text);
      else window.PaywidgetAndroid?.postMessage(text);
    } catch (error) {
      log(`The app failed on ${messageType}`, error);
    }
  };

  /** Takes the user data from the window, so that no other script finds the data there. */
  function takeUserData() {
    const data = window.paywidgetUserData;
    if (data === undefined || data === null || data === 'null') return;
    userData = data;
    window.paywidgetUserData = undefined;
    // Fails if the app has declared it with `var`.
    Reflect.deleteProperty(window, 'paywidgetUserData');
  }

  /** Delivers the user data if the app has set it. */
  function readUserData() {
    takeUserData();
    if (userData === undefined) return;
    inbox.receive({ type: 'loaded', payload: typeof userData === 'string' ? parseJson(userData) : userData });
  }

  function start() {
    stopWaiting();
    isAnswered = false;
    const { payload, stop } = awaitLoaded({ on }, replyTimeoutMs, new MissingUserDataError());
    send('Loaded', { version });
    const poll = setInterval(readUserData, pollMs);
    readUserData();
    stopWaiting = () => {
      clearInterval(poll);
      stop();
    };
    return payload.finally(() => clearInterval(poll));
  }

  const receive = (message: unknown) => inbox.receive(message);
  window.paywidgetMessage = receive;
  return {
    start,
    send,
    on,
    dispose() {
      stopWaiting();
      if (window.paywidgetMessage === receive) delete window.paywidgetMessage;
    },
  };
}

/**
 * If the app does not name its platform, derives the platform from the handler. A native platform opens no helper window.
 */
function withPlatform(data: object, { webkit }: Window): object {
  const { user = {} } = data as { user?: unknown };
  if (typeof user !== 'object' || user === null) return data;
  const { platform } = user as { platform?: unknown };
  const derived = webkit?.messageHandlers?.paywidget ? 'ios' : 'android';
  return { ...data, user: { ...user, platform: platform ?? derived } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
