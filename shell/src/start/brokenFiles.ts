/**
 * Reports the page's scripts and style sheets that could not be loaded, or that the browser rejected because they are not
 * what their integrity says. Includes those that failed before. A failed sheet is requested once more, bypassing the cache.
 * Returns a function that stops it.
 */
export function watchBrokenFiles(document: Document, report: (message: string) => void): () => void {
  const retried = new Set<string>();

  function onFailed(element: HTMLScriptElement | HTMLLinkElement) {
    const url = element instanceof HTMLScriptElement ? element.src : element.href;
    report(`${url} could not be loaded, or is not what its integrity says`);
    if (!(element instanceof HTMLLinkElement) || retried.has(url)) return;
    retried.add(url);
    void reload(element);
  }

  /** A truncated file could otherwise stay in the browser's cache for good. */
  async function reload(link: HTMLLinkElement) {
    await fetch(link.href, { cache: 'reload' }).catch(() => {});
    link.replaceWith(link.cloneNode());
  }

  const onError = ({ target }: Event) => {
    if (isChecked(target)) onFailed(target);
  };
  // Such events do not bubble.
  document.addEventListener('error', onError, true);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')) {
    if (!link.sheet) onFailed(link);
  }
  // The early script removes its element when it runs.
  const early = document.querySelector<HTMLScriptElement>('script[integrity][src*="/early."]');
  if (early && document.readyState === 'complete') onFailed(early);
  return () => document.removeEventListener('error', onError, true);
}

/** Preloads are not checked: what uses the file reports it. */
const isChecked = (target: EventTarget | null): target is HTMLScriptElement | HTMLLinkElement =>
  (target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet')) &&
  target.integrity !== '';
