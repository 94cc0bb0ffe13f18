declare global {
  var webpackChunkshell: unknown[] | undefined;
}

type AppModule = typeof import('../app/bootstrap');

const attempts = 3;
/** How long a request for the script is waited for, in ms: whole minutes are usual on a bad line. */
const timeoutMs = 60_000;

/**
 * The part of the widget that draws, React's renderer and the first screens with it: a script of its own, so that all
 * that comes before is done while it is still being fetched. A script that fails is asked for again.
 * @throws Error when it cannot be had
 */
export function loadApp(): Promise<AppModule> {
  // React's renderer keeps errors that it makes when it is first run, and V8 keeps with an error whoever ran or awaited it. By
  // callbacks and functions of their own (the minifier must not inline them), the first widget of a page is not held for good.
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
      return await import(/* webpackChunkName: 'bootstrap' */ '../app/bootstrap');
    } catch (error) {
      if (attempt === attempts) throw error;
      await forgetBrokenFile(error);
    }
  }
}

/**
 * The page names the script, so that it comes as early as this one, and without a time limit. Once it has come or failed
 * its element goes: one that has failed would be waited for in vain.
 */
async function pageScript(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/app."]');
  if (!script) return;
  // One that failed before this has no more to tell, but it was among what the page's own `load` waited for.
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

/** Webpack's chunks leave themselves here. Before this script only the app's can have come. */
const hasRun = () => (globalThis.webpackChunkshell?.length ?? 0) > 0;

/** A file that was cut short may be cached for good: asked for like this, the browser fetches it anew. */
async function forgetBrokenFile(error: unknown): Promise<void> {
  const { request } = error as { request?: unknown };
  if (typeof request === 'string') {
    await fetch(request, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
  }
}
