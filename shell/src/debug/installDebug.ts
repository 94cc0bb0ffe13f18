import type { HostUpdate } from '@paywidget/shared/host';

/** What `window.paywidgetDebug` can do (decisions, section 10). Without the session's flag each does nothing. */
export interface PaywidgetDebug {
  /** Prints every message that reaches this window, until turned off. */
  logging(on: boolean): void;
  /** Changes the player, and the session cookies with them. */
  user(user: Record<string, unknown>): void;
  /** Which transport the host's payload asks for. */
  transport(kind: 'http' | 'socket'): void;
  /** Prints what was deployed, and returns it. */
  build(): unknown;
}

declare global {
  interface Window {
    paywidgetDebug?: PaywidgetDebug;
  }
}

interface DebugOptions {
  window: Window;
  update: (update: HostUpdate) => void;
  build: () => unknown;
}

/** The fields of a user that are session cookies of the operator's site. */
const cookieFields = ['token', 'id', 'hash_id'] as const;

/** Puts the entry onto the window. Returns the way to take it off again. */
export function installDebug({ window, update, build }: DebugOptions): () => void {
  const print = (event: MessageEvent) => console.info('[paywidget] message', event.origin, event.data);

  const whenOn =
    <Args extends unknown[], Result>(action: (...args: Args) => Result) =>
    (...args: Args): Result | undefined =>
      isOn(window) ? action(...args) : undefined;

  const entry: PaywidgetDebug = {
    logging: whenOn((on) => {
      window.removeEventListener('message', print);
      if (on) window.addEventListener('message', print);
    }),
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
  return () => {
    window.removeEventListener('message', print);
    if (window.paywidgetDebug === entry) delete window.paywidgetDebug;
  };
}

function isOn(window: Window): boolean {
  try {
    return window.sessionStorage.getItem('paywidgetDebug') === '1';
  } catch {
    // Storage is refused to frames of some browsers.
    return false;
  }
}
