import { type EarlyStart, takeOver } from './earlyStart';
import { requestLaterFiles } from './laterFiles';

interface PageModule {
  startPage(window: Window, early: EarlyStart | undefined): unknown;
}

/** How long, in ms, the shell waits for an early script that has not come yet. */
const earlyTimeoutMs = 200;

/**
 * Starts the widget once the early list does not need the processor any more, and takes over from the early script.
 * @param load evaluates the code that starts the widget
 * @throws what `load` or the start throws. The early script then shows that the widget could not start
 */
export async function startAfterList(window: Window, load: () => Promise<PageModule>): Promise<void> {
  if (!('paywidgetEarly' in window)) await earlyScript(window.document);
  // The early script requests them itself, later: from the browser's cache they would come before the host's answer.
  if (window.paywidgetEarly) await window.paywidgetEarly.list.whenSettled();
  else requestLaterFiles(window.document);
  const { startPage } = await load();
  startPage(window, takeOver(window));
}

/** Resolves once the early script has run or failed. Its element leaves the page when it runs. */
function earlyScript(document: Document): Promise<void> | undefined {
  const script = document.querySelector('script[src*="/early."]');
  if (!script) return undefined;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    setTimeout(resolve, earlyTimeoutMs);
  });
}
