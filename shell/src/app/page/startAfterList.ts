import type { EarlyStart } from '../../handover/earlyStart';
import { requestLaterFiles } from '../../lib/scheduling/laterFiles';
import { takeEarlyStart } from './takeEarlyStart';

interface PageModule {
  startPage(window: Window, early: EarlyStart | undefined): unknown;
}

/**
 * Starts the widget when the early list no longer needs the processor, and takes over from the early script.
 * @param load evaluates the code that starts the widget
 * @throws errors of `load` or of the start. The early script then shows that the widget could not start
 */
export async function startAfterList(window: Window, load: () => Promise<PageModule>): Promise<void> {
  await parsed(window.document);
  // The early script requests these files later: from the browser's cache they would come before the host's answer.
  if (window.paywidgetEarly) await window.paywidgetEarly.list.whenSettled();
  else requestLaterFiles(window.document);
  const { startPage } = await load();
  startPage(window, takeEarlyStart(window));
}

/** Resolves when the whole page is parsed. The early script may request this script before that. */
async function parsed(document: Document): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
