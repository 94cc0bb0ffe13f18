interface FakeFrameOptions {
  own?: string;
  referrer?: string;
  ancestor?: string;
}

/** A window inside a frame, for tests. `posted` records every message that is posted to its parent. */
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

  /** Dispatches a message event as the browser does, by default from the parent at the page's own origin. */
  function deliver(data: unknown, { origin = own, source = parent as unknown } = {}) {
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }

  return { window, posted, deliver };
}
