import { showPlainFailure, startFailedTexts } from '../start/failures/showPlainFailure';
import { isFields, textOr } from './deployment';

/** A script that neither comes nor fails is given up after this long, in ms. It starts the widget if it comes later. */
const timeoutMs = 30_000;
const textsLimitMs = 3_000;

interface ShellWatch {
  window: Window;
  fetch: typeof globalThis.fetch;
  /** Where the texts of the expected language lie. */
  textsUrl: string | undefined;
  /** Tells the host. */
  report: (code: string, message: string) => void;
}

/**
 * Notices that the shell's script does not start the widget: it cannot be had, never comes, or was cut short. It is then
 * fetched once more past the browser's cache; if that does not help either, the player is told so instead of looking at a
 * placeholder for good.
 */
export function watchShell({ window, fetch, textsUrl, report }: ShellWatch): void {
  const { document } = window;
  const pattern = /\/shell\.(\w+\.)?js$/;
  const hasStarted = () => 'paywidgetEarly' in window && window.paywidgetEarly === undefined;
  if (hasStarted()) return;
  const timeout = setTimeout(giveUp, timeoutMs);

  /** Neither event bubbles, but both can be heard on their way down. */
  function heard({ target }: Event) {
    const src = (target as Partial<HTMLScriptElement> | null)?.src;
    if (src && pattern.test(src)) settled(src);
  }

  /** The script may have come and gone before this one, but nothing of the page's own comes after its `load`. */
  function pageLoaded() {
    const script = [...document.scripts].find(({ src }) => pattern.test(src));
    if (script) settled(script.src);
  }

  function settled(src: string) {
    stop();
    if (!hasStarted()) void again(src);
  }

  async function again(src: string) {
    try {
      await fetch(src, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) });
      await run(src);
    } catch {
      // What counts is whether the widget has started.
    }
    if (!hasStarted()) await giveUp();
  }

  const run = (src: string) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = src;
      script.onload = resolve;
      script.onerror = resolve;
      document.head.append(script);
    });

  async function giveUp() {
    stop();
    report('start.failed', 'The script of the widget could not be loaded');
    const texts = { ...startFailedTexts, ...(await loadTexts()) };
    const element = document.getElementById('paywidget');
    if (!element || hasStarted()) return;
    showPlainFailure(
      element,
      new URLSearchParams(window.location.search).get('theme'),
      (key) => textOr(texts[key], key),
      () => window.location.reload(),
    );
  }

  async function loadTexts() {
    if (textsUrl === undefined) return undefined;
    try {
      const answer = await fetch(textsUrl, { signal: AbortSignal.timeout(textsLimitMs) });
      const texts: unknown = answer.ok ? await answer.json() : undefined;
      return isFields(texts) ? texts : undefined;
    } catch {
      return undefined;
    }
  }

  function stop() {
    clearTimeout(timeout);
    document.removeEventListener('load', heard, true);
    document.removeEventListener('error', heard, true);
    window.removeEventListener('load', pageLoaded);
  }

  document.addEventListener('load', heard, true);
  document.addEventListener('error', heard, true);
  window.addEventListener('load', pageLoaded);
}
