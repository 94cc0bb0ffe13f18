type Drawing = typeof import('./drawing/bootstrap');

const attempts = 3;

/**
 * The part of the widget that draws, React's renderer and the first screens with it: a script of its own, so that all
 * that comes before is done while it is still being fetched. A script that fails is asked for again.
 * @throws Error when it cannot be had
 */
export async function loadDrawing(): Promise<Drawing> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await import('./drawing/bootstrap');
    } catch (error) {
      if (attempt === attempts) throw error;
      await forgetBrokenFile(error);
    }
  }
}

/** A file that was cut short may be cached for good: asked for like this, the browser fetches it anew. */
async function forgetBrokenFile(error: unknown): Promise<void> {
  const { request } = error as { request?: unknown };
  if (typeof request === 'string') await fetch(request, { cache: 'reload' }).catch(() => {});
}
