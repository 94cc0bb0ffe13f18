import { type EarlyStart, takeOver } from './earlyStart';
import { requestLaterFiles } from './laterFiles';

interface PageModule {
  startPage(window: Window, early: EarlyStart | undefined): unknown;
}

/** Takes over from the early script, and starts the widget once the early list does not need the processor any more. */
export async function startAfterList(window: Window, load: () => Promise<PageModule>): Promise<void> {
  const early = takeOver(window);
  requestLaterFiles(window.document);
  await early?.list.whenSettled();
  const { startPage } = await load();
  startPage(window, early);
}
