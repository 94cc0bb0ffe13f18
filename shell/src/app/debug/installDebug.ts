import type { HostUpdate } from '@paywidget/shared/host';
import { type WatchedBridge, watchMessages } from './watchMessages';

/** The type of `window.paywidgetDebug`. All methods do nothing unless `sessionStorage.paywidgetDebug` is `1`. */
export interface PaywidgetDebug {
  /** Turns the printing of all messages between the widget and its host on or off. */
  logging(on: boolean): void;
  /** Changes the user, and sets the session cookies of the changed fields. */
  user(user: Record<string, unknown>): void;
  /** Changes the transport that the host's payload names. */
  transport(kind: 'http' | 'socket'): void;
  /** Prints the deployed versions and returns them. */
  build(): unknown;
}

declare global {
  interface Window {
    paywidgetDebug?: PaywidgetDebug;
  }
}

interface DebugOptions {
  window: Window;
  bridge: WatchedBridge;
  update: (update: HostUpdate) => void;
  build: () => unknown;
}

/** The user's fields that are also session cookies of the operator's site. */
const cookieFields = ['token', 'id', 'hash_id'] as const;

export interface InstalledDebug {
  /** Follows the bridge of a restarted widget. */
  follow(bridge: WatchedBridge): void;
  remove(): void;
}

/** Adds `paywidgetDebug` to the window. */
export function installDebug({ window, bridge, update, build }: DebugOptions): InstalledDebug {
  let current = bridge;
  let isLogging = false;
  let stopWatching = () => {};

  function watch(on: boolean) {
    stopWatching();
    isLogging = on;
    stopWatching = on ? watchMessages(window, current) : () => {};
  }

  const whenOn =
    <Args extends unknown[], Result>(action: (...args: Args) => Result) =>
    (...args: Args): Result | undefined =>
      isOn(window) ? action(...args) : undefined;

  const entry: PaywidgetDebug = {
    logging: whenOn(watch),
    user: whenOn((user) => {
      update({ user });
      for (const field of cookieFields) {
        if (user[field] === undefined) continue;
        const value = encodeURIComponent(String(user[field]));
        window.document.cookie = `paywidget_${field}=${value}; path=/; samesite=lax; secure`;
      }
    }),
    transport: whenOn((transport) => update({ payload: { transport } })),
    build: whenOn(() => {
      const deployed = build();
      console.info('[paywidget] build', deployed);
      return deployed;
    }),
  };
  window.paywidgetDebug = entry;
  return {
    follow(next) {
      const wasLogging = isLogging;
      watch(false);
      current = next;
      watch(wasLogging);
    },
    remove() {
      watch(false);
      if (window.paywidgetDebug === entry) delete window.paywidgetDebug;
    },
  };
}

function isOn(window: Window): boolean {
  try {
    return window.sessionStorage.getItem('paywidgetDebug') === '1';
  } catch {
    // Some browsers deny storage to frames.
    return false;
  }
}
