/**
 * Reports the page's scripts and style sheets that could not be loaded, or that the browser rejected because of their
 * integrity hash. Also reports files that failed before the call. A sheet is reported only if it fails again past the cache.
 * Returns a function that stops the reports.
 */
export function watchBrokenFiles(document: Document, report: (message: string) => void): () => void {
  const retried = new Set<string>();

  function onFailed(element: HTMLScriptElement | HTMLLinkElement) {
    if (element instanceof HTMLLinkElement && !retried.has(element.href)) {
      retried.add(element.href);
      void reload(element);
      return;
    }
    const url = element instanceof HTMLScriptElement ? element.src : element.href;
    report(`${url} could not be loaded, or is not what its integrity says`);
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
    // A chunk listens to a sheet that is still loading.
    if (!link.sheet && !link.onload) onFailed(link);
  }
  // The early script removes its element when it runs.
  const early = document.querySelector<HTMLScriptElement>('script[integrity][src*="/early."]');
  if (early && document.readyState === 'complete') onFailed(early);
  return () => document.removeEventListener('error', onError, true);
}

/** Preloads are not checked. A failed file is reported when the page uses it. */
const isChecked = (target: EventTarget | null): target is HTMLScriptElement | HTMLLinkElement =>
  (target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet')) &&
  target.integrity !== '';
