import type { HostPort } from '@paywidget/shared/host';
import { announceCloseAtom, type Store, themeAtom } from '@paywidget/shared/state';
import type { EarlyList } from '../../handover/earlyList';
import { messageOf, showPlainFailure } from '../failures';
import type { AppProps } from '../state/appProps';
import type { loadApp } from './loadApp';

/** After this time, in ms, the app script counts as failed. If it loads later, the widget is rendered then. */
const appTimeoutMs = 30_000;

/**
 * How long, in ms, a loaded app script waits for the session. After that the app is rendered and shows a placeholder. If the
 * page contains a placeholder, the wait is longer, because rendering another placeholder would only take time.
 */
const placeholderDelayMs = (element: Element) => (element.hasChildNodes() ? 2_000 : 150);

export interface RendererOptions {
  element: Element;
  /** The app script. It is loading. */
  app: ReturnType<typeof loadApp>;
  props: AppProps;
  /** The list that the element may contain before the app has loaded. */
  earlyList: EarlyList | undefined;
}

/** Renders the widget into its element, once. */
export interface Renderer {
  /** Renders as soon as the app script has loaded. Only the first call counts. */
  render(): void;
  /** Removes the rendered content. */
  dispose(): void;
}

/**
 * Creates the renderer. It shows a placeholder, then the app. If the app script fails, it shows a plain page instead. The app
 * reads the session's state from `startStateAtom`, so it is rendered only once.
 */
export function createRenderer({ element, app, props, earlyList }: RendererOptions): Renderer {
  const { services, restart } = props;
  const { store, host, i18n } = services;
  let isRendering = false;
  let isDisposed = false;
  let unmount: (() => void) | undefined;
  let placeholder: ReturnType<typeof setTimeout> | undefined;
  const timeout = setTimeout(fail, appTimeoutMs, new Error('The app script did not load in time'));

  app.then(() => {
    clearTimeout(timeout);
    if (!isDisposed) placeholder = setTimeout(renderPlaceholder, placeholderDelayMs(element));
  }, render);

  function renderPlaceholder() {
    if (!earlyList?.isDrawn()) render();
  }

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
      unmount = module.renderApp(element, props, earlyList?.take());
    } catch (error) {
      fail(error);
    }
  }

  /** Shows a page that needs no app script. If the script loads after all, the app replaces the page. */
  function fail(error: unknown) {
    clearTimeout(timeout);
    if (isDisposed || unmount) return;
    host.report('start.failed', messageOf(error));
    earlyList?.take()?.release().form?.remove();
    const { instance } = i18n;
    showPlainFailure(element, store.get(themeAtom), instance.language, (key) => instance.t(key), restart);
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
      earlyList?.take()?.release().form?.remove();
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
