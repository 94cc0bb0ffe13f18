/**
 * Returns a window whose address and history are in memory, for a router that needs a browser's history. The page's own
 * address, which names the state, does not change.
 */
export function memoryWindow(path: string): Window {
  const events = new EventTarget();
  const at = (url: string | URL) => new URL(url, window.location.origin);
  let entries: { url: URL; state: unknown }[] = [{ url: at(path), state: null }];
  let index = 0;
  const current = () => entries[index] ?? { url: at('/'), state: null };

  const history = {
    get state() {
      return current().state;
    },
    pushState(state: unknown, _: string, url: string) {
      entries = [...entries.slice(0, index + 1), { url: at(url), state }];
      index += 1;
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[index] = { url: url === undefined ? current().url : at(url), state };
    },
    go(steps: number) {
      index = Math.min(Math.max(0, index + steps), entries.length - 1);
      // Browsers too send this event in a later task.
      setTimeout(() => events.dispatchEvent(new PopStateEvent('popstate', { state: current().state })));
    },
  };
  const page = {
    history,
    get location() {
      return current().url;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: window.document,
  };
  return page as unknown as Window;
}
