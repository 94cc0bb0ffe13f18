/**
 * In package mode, style sheets are added to the shadow roots of the mounted widgets, so that they do not affect the
 * host's page. The builds pass each sheet that a chunk needs to `window.paywidgetStyles` (see `insert` in the webpack
 * preset). Sheets that are loaded before this code runs wait there.
 */
interface StyleInbox {
  waiting: HTMLLinkElement[];
  add?: (link: HTMLLinkElement) => void;
}

declare global {
  interface Window {
    paywidgetStyles?: StyleInbox;
  }
}

/** The widget stays hidden until its style sheets are loaded, but at most this long, in ms. */
const sheetTimeoutMs = 6_000;

/** One link of each sheet, by its URL. The roots get copies of it. */
const sheets = new Map<string, HTMLLinkElement>();
const roots = new Set<ShadowRoot>();
/** Links for which a chunk is waiting, with the root in which they are loading. */
const loading = new Map<HTMLLinkElement, ShadowRoot>();

/** Lets the waiting chunk continue. Its sheet is loaded, or will be added to the next root. */
const finishLoading = (link: HTMLLinkElement) => {
  loading.delete(link);
  link.onload?.(new Event('load'));
};

function add(link: HTMLLinkElement): void {
  sheets.set(link.href, link);
  const [first, ...others] = roots;
  for (const root of others) root.append(link.cloneNode());
  if (!first) {
    queueMicrotask(() => finishLoading(link));
    return;
  }
  loading.set(link, first);
  link.addEventListener('load', () => loading.delete(link));
  first.append(link);
}

function openInbox(window: Window): void {
  window.paywidgetStyles ??= { waiting: [] };
  const inbox = window.paywidgetStyles;
  for (const link of inbox.waiting.splice(0)) sheets.set(link.href, link);
  inbox.add = add;
}

export interface AttachedStyles {
  /** Resolves when all sheets known so far have loaded or failed, or after the timeout. */
  ready: Promise<void>;
  detach(): void;
}

/** Adds all style sheets to a widget's shadow root, including sheets that are loaded later. */
export function attachStyles(window: Window, root: ShadowRoot): AttachedStyles {
  openInbox(window);
  roots.add(root);
  const links = [...sheets.values()].map((sheet) => {
    const link = sheet.cloneNode() as HTMLLinkElement;
    const loaded = new Promise<void>((resolve) => {
      link.onload = () => resolve();
      link.onerror = () => resolve();
    });
    root.append(link);
    return loaded;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, sheetTimeoutMs);
  });
  return {
    ready: Promise.race([Promise.all(links), timedOut]).then(() => clearTimeout(timer)),
    detach() {
      clearTimeout(timer);
      roots.delete(root);
      for (const [link, loadingRoot] of loading) if (loadingRoot === root) finishLoading(link);
    },
  };
}
