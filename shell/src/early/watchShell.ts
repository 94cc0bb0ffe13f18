import { trustScripts } from '@paywidget/shared/build/trustedScripts';
import { showPlainFailure, startFailedTexts } from '../app/failures/showPlainFailure';
import { log } from '../lib/telemetry/log';
import { setLanguage } from '../lib/theme/setLanguage';
import { isFields, type TextsFile, textOr } from './read/deployment';

/**
 * The time limit for loading the shell's script, in ms. A script that loads later still starts the widget, over the
 * failure page.
 */
const timeoutMs = 30_000;
const textsTimeoutMs = 3_000;

interface ShellWatch {
  window: Window;
  fetch: typeof globalThis.fetch;
  /** The texts in the expected language. */
  texts: TextsFile | undefined;
  /** Reports an error to the host. */
  report: (code: string, message: string) => void;
}

/**
 * Detects that the shell's script does not start the widget: the script could not be loaded, did not load in time, or was
 * truncated. A failed or truncated script is fetched once more, past the browser's cache. If the widget still does not
 * start, shows a failure page, so that the player does not see a placeholder forever.
 */
export function watchShell({ window, fetch, texts: file, report }: ShellWatch): void {
  const { document } = window;
  // The page's own text in case no script comes.
  document.querySelector('[data-stalled]')?.remove();
  const pattern = /\/shell\.(\w+\.)?js$/;
  const hasStarted = () => 'paywidgetEarly' in window && window.paywidgetEarly === undefined;
  if (hasStarted()) return;
  const timer = setTimeout(fail, timeoutMs, 'The script of the widget');

  /** `load` and `error` of scripts do not bubble, but listeners in the capture phase receive them. */
  function onScriptEvent({ target }: Event) {
    if (target instanceof HTMLScriptElement && pattern.test(target.src)) void onScriptFinished(target);
  }

  /** The script may have finished before this script ran. The page's `load` event follows all its scripts. */
  function onPageLoad() {
    const script = [...document.scripts].find(({ src }) => pattern.test(src));
    if (script) void onScriptFinished(script);
  }

  async function onScriptFinished(script: HTMLScriptElement) {
    stop();
    if (!(await starts())) await retry(script);
  }

  /** After the script has run, the widget starts a moment later. */
  async function starts(): Promise<boolean> {
    await window.paywidgetStart?.catch((error: unknown) => log('The widget could not start', error));
    return hasStarted();
  }

  async function retry(script: HTMLScriptElement) {
    try {
      await fetch(script.src, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) });
      await run(script);
    } catch {
      // It only matters whether the widget has started.
    }
    if (!(await starts())) await fail(script.src);
  }

  const run = ({ src, integrity, crossOrigin }: HTMLScriptElement) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      Object.assign(script, { src: trustScripts()(src), integrity, crossOrigin });
      script.onload = resolve;
      script.onerror = resolve;
      document.head.append(script);
    });

  async function fail(what: string) {
    stop();
    report('start.failed', `${what} could not be loaded`);
    const loaded = await loadTexts();
    const texts = { ...startFailedTexts, ...loaded };
    const language = (loaded && file?.language) || 'en';
    const element = document.getElementById('paywidget');
    if (!element || hasStarted()) return;
    setLanguage(document.documentElement, language);
    showPlainFailure(
      element,
      new URLSearchParams(window.location.search).get('theme'),
      language,
      (key) => textOr(texts[key], key),
      () => window.location.reload(),
    );
  }

  async function loadTexts() {
    if (!file) return undefined;
    try {
      const response = await fetch(file.url, {
        integrity: file.integrity,
        signal: AbortSignal.timeout(textsTimeoutMs),
      });
      const content: unknown = response.ok ? await response.json() : undefined;
      if (!isFields(content)) return undefined;
      return isFields(content.texts) ? content.texts : content;
    } catch {
      return undefined;
    }
  }

  function stop() {
    clearTimeout(timer);
    document.removeEventListener('load', onScriptEvent, true);
    document.removeEventListener('error', onScriptEvent, true);
    window.removeEventListener('load', onPageLoad);
  }

  document.addEventListener('load', onScriptEvent, true);
  document.addEventListener('error', onScriptEvent, true);
  window.addEventListener('load', onPageLoad);
}
