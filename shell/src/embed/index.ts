import type { EmbedHandle, EmbedOptions, PreloadOptions } from '../handover/embedOptions';
import type { More } from './more/more';
import { open, type WithMore } from './open';

interface PaywidgetApi {
  open(options: EmbedOptions): EmbedHandle;
  /** Loads the widget ahead of `open`. */
  preload(options?: PreloadOptions): void;
}

type Queued = (api: PaywidgetApi) => void;

declare global {
  interface Window {
    Paywidget?: PaywidgetApi;
    /** The second file sets this function. */
    PaywidgetMore?: More;
    /**
     * Functions to call when this script has loaded:
     * `(window.paywidgetQueue ??= []).push((Paywidget) => Paywidget.open(…))`.
     */
    paywidgetQueue?: { push(...queued: Queued[]): unknown } | Queued[];
  }
}

const script = document.currentScript as HTMLScriptElement | null;
const scriptRoot = script?.src ? new URL('./', script.src).href : undefined;
const early = window.paywidgetQueue as Queued[] | undefined;

/** The second file's name, beside this one, and its hash. The deploy command replaces the placeholder. */
const [file, integrity] = '__PAYWIDGET_MORE__'.split(' ');
let loading: Promise<unknown> | undefined;

const withMore: WithMore = (call) => {
  loading ??= new Promise((onload) => {
    document.head.append(
      Object.assign(document.createElement('script'), {
        src: scriptRoot + (file as string),
        integrity,
        crossOrigin: '',
        onload,
      }),
    );
  });
  void loading.then(() => call(window.PaywidgetMore as More));
};

const api: PaywidgetApi = {
  open: (options) => open(window, scriptRoot, options, withMore, window.PaywidgetMore),
  preload: (options) => withMore((more) => more.preload(options)),
};

customElements.define(
  'pay-widget',
  // Svelte, React and Vue set a property only if the class has it, else an attribute. The second file takes over the values
  // that they have set.
  class extends HTMLElement {
    declare _user: unknown;
    declare _payload: unknown;
    declare _tokens: unknown;
    connectedCallback() {
      withMore(({ followElement }) => followElement(this));
    }
    disconnectedCallback() {
      this.connectedCallback();
    }
    set user(value: unknown) {
      this._user = value;
    }
    set payload(value: unknown) {
      this._payload = value;
    }
    set tokens(value: unknown) {
      this._tokens = value;
    }
  },
);

const run = (...queued: Queued[]) => {
  for (const call of queued) call(api);
};

window.Paywidget = api;
window.paywidgetQueue = { push: run };
// Not if this script has run before.
if (early?.length) run(...early);
