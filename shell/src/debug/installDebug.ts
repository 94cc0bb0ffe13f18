import type { HostUpdate } from '@paywidget/shared/host';

/** The type of `window.paywidgetDebug`. All methods do nothing unless `sessionStorage.paywidgetDebug` is `1`. */
export interface PaywidgetDebug {
  /** Turns the printing of all messages that this window receives on or off. */
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
  update: (update: HostUpdate) => void;
  build: () => unknown;
}

/** The user's fields that are also session cookies of the operator's site. */
const cookieFields = ['token', 'id', 'hash_id'] as const;

/** Adds `paywidgetDebug` to the window. Returns a function that removes it. */
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
    // Some browsers deny storage to frames.
    return false;
  }
}
