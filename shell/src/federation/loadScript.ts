/** Runs a script of the deployment. Rejects when it cannot be had, and when the signal aborts first. */
export function loadScript(url: string, signal: AbortSignal): Promise<void> {
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
    script.onload = () => settle(resolve);
    script.onerror = () => settle(() => reject(new Error(`${url} could not be loaded`)));
    signal.addEventListener('abort', stop, { once: true });
    document.head.append(script);
  });
}
