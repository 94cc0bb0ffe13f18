import { type EarlyStart, takeOver } from './earlyStart';
import { requestLaterFiles } from './laterFiles';

interface PageModule {
  startPage(window: Window, early: EarlyStart | undefined): unknown;
}

/** How long, in ms, the shell waits for an early script that has not come yet. */
const earlyPatienceMs = 200;

/** Takes over from the early script, and starts the widget once the early list does not need the processor any more. */
export async function startAfterList(window: Window, load: () => Promise<PageModule>): Promise<void> {
  if (!('paywidgetEarly' in window)) await earlyScript(window.document);
  const early = takeOver(window);
  requestLaterFiles(window.document);
  await early?.list.whenSettled();
  const { startPage } = await load();
  startPage(window, early);
}

/** Resolves once the early script has run or failed. Its element leaves the page when it runs. */
function earlyScript(document: Document): Promise<void> | undefined {
  const script = document.querySelector('script[src*="/early."]');
  if (!script) return undefined;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    setTimeout(resolve, earlyPatienceMs);
  });
}
