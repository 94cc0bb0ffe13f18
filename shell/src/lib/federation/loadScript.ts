/**
 * Loads and runs a script. Rejects if it cannot be loaded, or when the signal aborts.
 * @param integrity the script's `integrity` attribute. The browser does not run a script with a different hash
 */
export function loadScript(url: string, signal: AbortSignal, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (complete: () => void) => {
      signal.removeEventListener('abort', onAbort);
      script.remove();
      complete();
    };
    const onAbort = () => finish(() => reject(signal.reason));
    script.src = window.paywidgetTrust?.(url) ?? url;
    script.async = true;
    if (integrity) {
      script.integrity = integrity;
      // Integrity at another origin needs CORS, and so does an `Integrity-Policy` at any origin. The page's preload uses it too.
      script.crossOrigin = 'anonymous';
    }
    const reason = integrity
      ? 'could not be loaded, or is not what its integrity says'
      : 'could not be loaded';
    script.onload = () => finish(resolve);
    script.onerror = () => finish(() => reject(new Error(`${url} ${reason}`)));
    signal.addEventListener('abort', onAbort);
    document.head.append(script);
  });
}
