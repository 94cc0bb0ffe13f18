import type { Log } from '../log';
import { awaitLoaded } from './awaitLoaded';
import type { Bridge } from './bridge';
import { MissingUserDataError } from './errors';
import { createInbox } from './inbox';

const pollMs = 10;
const answerLimitMs = 5_000;

interface NativeBridge {
  postMessage(text: string): void;
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: { paywidget?: NativeBridge } };
    PaywidgetAndroid?: NativeBridge;
    /** Put here by the app: the host load payload plus `user`. */
    paywidgetUserData?: unknown;
    /** Called by the app for each message. */
    paywidgetMessage?: (message: unknown) => void;
  }
}

/** Whether a native app has put its handler into the page. */
export function hasNativeHandler(window: Window): boolean {
  return Boolean(window.webkit?.messageHandlers?.paywidget ?? window.PaywidgetAndroid);
}

interface WebViewBridgeOptions {
  window: Window;
  version: string;
  log: Log;
}

/** The host is a native app: iOS through its script message handler, Android through its injected object. */
export function createWebViewBridge({ window, version, log }: WebViewBridgeOptions): Bridge {
  const inbox = createInbox(log);
  let stopWaiting = () => {};
  let isAnswered = false;

  /** The first `loaded` after a start is its answer, however late; those that follow are updates. */
  const on: Bridge['on'] = (type, listener) =>
    inbox.on(type, (payload) => {
      if (type !== 'loaded' || isAnswered || !payload) return listener(payload);
      isAnswered = true;
      listener(withPlatform(payload, window) as typeof payload);
    });

  const send: Bridge['send'] = (messageType, data) => {
    const text = JSON.stringify({ ...data, messageType });
    // Called on its owner: both natives refuse a detached function.
    const ios = window.webkit?.messageHandlers?.paywidget;
    try {
      if (ios) ios.postMessage(text);
      else window.PaywidgetAndroid?.postMessage(text);
    } catch (error) {
      log(`The app failed on ${messageType}`, error);
    }
  };

  /** Whether the app has put the data there by now. */
  function takeUserData(): boolean {
    const data = window.paywidgetUserData;
    if (data === undefined) return false;
    inbox.receive({ type: 'loaded', payload: typeof data === 'string' ? parsed(data) : data });
    return true;
  }

  function start() {
    stopWaiting();
    isAnswered = false;
    const { payload, stop } = awaitLoaded({ on }, answerLimitMs, new MissingUserDataError());
    send('Loaded', { version });
    const poll = setInterval(() => takeUserData() && clearInterval(poll), pollMs);
    if (takeUserData()) clearInterval(poll);
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

/** An app that does not say what it is is known by its handler; it has no second window to open a provider's page in. */
function withPlatform(data: unknown, { webkit }: Window): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { user = {} } = data as { user?: unknown };
  if (typeof user !== 'object' || user === null) return data;
  const platform = webkit?.messageHandlers?.paywidget ? 'ios' : 'android';
  return { ...data, user: { platform, ...user } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
