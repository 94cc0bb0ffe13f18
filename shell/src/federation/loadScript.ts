/**
 * Runs a script of the deployment. Rejects when it cannot be had, and when the signal aborts first.
 * @param integrity what the browser must find it to be, as in a script's `integrity`; anything else is not run
 */
export function loadScript(url: string, signal: AbortSignal, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', stop);
      script.remove();
      finish();
    };
    const stop = () => settle(() => reject(signal.reason));
    script.src = url;
    script.async = true;
    if (integrity) {
      script.integrity = integrity;
      // Of another origin only a file that came by CORS is checked; of the page's own, the preload would not be used.
      if (!url.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous';
    }
    const failure = integrity
      ? 'could not be loaded, or is not what its integrity says'
      : 'could not be loaded';
    script.onload = () => settle(resolve);
    script.onerror = () => settle(() => reject(new Error(`${url} ${failure}`)));
    signal.addEventListener('abort', stop, { once: true });
    document.head.append(script);
  });
}
