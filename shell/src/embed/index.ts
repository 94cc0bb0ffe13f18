import { open } from './open';
import type { EmbedHandle, EmbedOptions } from './options';

interface PaywidgetApi {
  open(options: EmbedOptions): EmbedHandle;
}

type Queued = (api: PaywidgetApi) => void;

declare global {
  interface Window {
    Paywidget?: PaywidgetApi;
    /**
     * Functions to call once this script has loaded:
     * `(window.paywidgetQueue ??= []).push((Paywidget) => Paywidget.open(…))`.
     */
    paywidgetQueue?: { push(...queued: Queued[]): unknown } | Queued[];
  }
}

const script = document.currentScript;
const scriptRoot =
  script instanceof HTMLScriptElement && script.src ? new URL('./', script.src).href : undefined;
const api: PaywidgetApi = { open: (options) => open(window, scriptRoot, options) };
const early = Array.isArray(window.paywidgetQueue) ? window.paywidgetQueue : [];

const run = (...queued: Queued[]) => {
  for (const call of queued) call(api);
};

window.Paywidget = api;
window.paywidgetQueue = { push: run };
run(...early);
