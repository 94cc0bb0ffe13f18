declare global {
  var webpackChunkshell: unknown[] | undefined;
}

type AppModule = typeof import('../render/bootstrap');

const attempts = 3;
/** Time limit of a request for the script, in ms. On a bad connection the request may take a minute. */
const timeoutMs = 60_000;

/**
 * Loads the app script: React's renderer, the router and the layout. It is a separate script, so that the work before
 * rendering can run while the app script loads. If it fails, it is requested again.
 * @throws Error after the last attempt
 */
export function loadApp(): Promise<AppModule> {
  // React's renderer keeps error objects that it creates when it first runs, and V8 keeps the callers and awaiters of an
  // error alive. Callbacks, and functions that the minifier does not inline, prevent a leak of the page's first widget.
  return new Promise((resolve, reject) => {
    /*#__NOINLINE__*/ load().then(
      (app) => resolve(app),
      (error) => reject(error),
    );
  });
}

async function load(): Promise<AppModule> {
  await pageScript();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await import(/* webpackChunkName: 'bootstrap' */ '../render/bootstrap');
    } catch (error) {
      if (attempt === attempts) throw error;
      await refetchFile(error);
    }
  }
}

/**
 * Waits for the script element of the page, so that the app script loads as early as this script. Removes the element after
 * it has loaded or failed: webpack would wait forever for an element that has failed.
 */
async function pageScript(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/app."]');
  if (!script) return;
  // If the script failed earlier, its element fires no more events. The page's `load` event fires after the failure.
  if (!hasRun() && document.readyState !== 'complete') {
    await new Promise((resolve) => {
      setTimeout(resolve, timeoutMs);
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
      window.addEventListener('load', resolve);
    });
  }
  script.remove();
}

/** True if the app's chunk has run: it registers in this list, and no other chunk can have run yet. */
const hasRun = () => (globalThis.webpackChunkshell?.length ?? 0) > 0;

/** Requests the file past the browser's cache, because the cache could keep a truncated file for good. */
async function refetchFile(error: unknown): Promise<void> {
  const { request } = error as { request?: unknown };
  if (typeof request === 'string') {
    await fetch(request, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
  }
}
