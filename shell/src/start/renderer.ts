import type { HostPort } from '@paywidget/shared/host';
import { announceCloseAtom, type Store } from '@paywidget/shared/state';
import type { AppProps } from '../app/App';
import { themeAtom } from '../session';
import { messageOf, showPlainFailure } from './failures';
import type { loadApp } from './loadApp';

/** After this time, in ms, the app script counts as failed. If it still loads later, the widget renders all the same. */
const appTimeoutMs = 30_000;

/**
 * A start that takes longer shows a placeholder meanwhile, in ms. If the page brings its own placeholder, rendering another
 * one would only take time.
 */
const placeholderDelayMs = (element: Element) => (element.hasChildNodes() ? 2_000 : 150);

export interface RendererOptions {
  element: Element;
  /** The app script, which is being loaded. */
  app: ReturnType<typeof loadApp>;
  props: AppProps;
}

/** Renders the widget into its element, once. */
export interface Renderer {
  /** Renders as soon as the app script has loaded. Only the first call counts. */
  render(): void;
  /** Removes what was rendered. */
  dispose(): void;
}

/**
 * The life of what the player sees: placeholder, app, or a plain page that says that the widget could not start. The app
 * reads the state of the start (`startStateAtom`) by itself, so it is rendered once.
 */
export function createRenderer({ element, app, props }: RendererOptions): Renderer {
  const { store, host, i18n, restart } = props;
  let isRendering = false;
  let isDisposed = false;
  let unmount: (() => void) | undefined;
  let placeholder: ReturnType<typeof setTimeout> | undefined;
  const timeout = setTimeout(fail, appTimeoutMs, new Error('The app script did not load in time'));

  app.then(() => {
    clearTimeout(timeout);
    if (!isDisposed) placeholder = setTimeout(render, placeholderDelayMs(element));
  }, render);

  function render() {
    clearTimeout(placeholder);
    if (isRendering) return;
    isRendering = true;
    void renderApp();
  }

  async function renderApp() {
    try {
      const module = await app;
      if (isDisposed) return;
      unmount?.();
      unmount = module.renderApp(element, props);
    } catch (error) {
      fail(error);
    }
  }

  /** Shows a page that needs no app script. If the script loads after all, the app replaces the page. */
  function fail(error: unknown) {
    clearTimeout(timeout);
    if (isDisposed || unmount) return;
    host.report('start.failed', messageOf(error));
    showPlainFailure(element, store.get(themeAtom), (key) => i18n.instance.t(key), restart);
    const stopListening = closeOnLeave(store, host);
    unmount = () => {
      stopListening();
      element.replaceChildren();
    };
  }

  return {
    render,
    dispose() {
      isDisposed = true;
      clearTimeout(placeholder);
      clearTimeout(timeout);
      unmount?.();
    },
  };
}

/** The plain page has no screen to go back to, so each of these messages closes the widget. */
function closeOnLeave(store: Store, host: HostPort): () => void {
  const close = () => {
    store.set(announceCloseAtom);
    host.send('Close', {});
  };
  const stops = (['back', 'swipe-back', 'close'] as const).map((type) => host.on(type, close));
  return () => {
    for (const stop of stops) stop();
  };
}
