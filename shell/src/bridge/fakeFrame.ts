import type { TrustedOrigins } from './trustedOrigins';

interface FakeFrameOptions {
  own?: string;
  referrer?: string;
  ancestor?: string;
}

/** A window inside a frame, for tests of the bridge: its parent records what is posted to it. */
export function fakeFrame({ own = 'https://pay.example', referrer = '', ancestor }: FakeFrameOptions = {}) {
  const events = new EventTarget();
  const posted: { text: string; origin: string }[] = [];
  const parent = { postMessage: (text: string, origin: string) => void posted.push({ text, origin }) };
  const window = {
    parent,
    location: { origin: own, ...(ancestor && { ancestorOrigins: [ancestor] }) },
    document: { referrer },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window;

  /** Delivers a message as the browser does: from a window, at an origin. */
  function say(data: unknown, { origin = own, source = parent as unknown } = {}) {
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }

  return { window, posted, say };
}

/** Origins that are trusted without any configuration. */
export function trusting(...origins: string[]): TrustedOrigins {
  return { all: () => origins, includes: (origin) => origins.includes(origin) };
}
