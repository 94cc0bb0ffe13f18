import type { Metric } from '@paywidget/shared/contract';
import { whenIdle } from '../scheduling/whenIdle';

/** Measures the load time of each screen: from the start of its navigation until its content is in the document. */
export interface PageLoad {
  /** Call when a navigation to a route starts. `visit` is different for each navigation to the same route. */
  begin(routeName: string, visit: string): void;
  /** Call when the route's content is in the document. */
  shown(routeName: string): void;
}

/** Measures nothing. Used in an iframe, where no page-load metrics are sent. */
export const noPageLoad: PageLoad = { begin: () => {}, shown: () => {} };

interface PageLoadOptions {
  window: Window;
  /**
   * The start of the first screen's navigation, as a `performance.now()` time in ms. By default 0, the start of the
   * page.
   */
  startedAt?: number;
  /** Sends metrics. Must handle its own errors. */
  send: (metrics: Metric[]) => void;
}

/** Creates page-load metrics. They are sent after the page has loaded, when the browser is idle. */
export function createPageLoad({ window, startedAt = 0, send }: PageLoadOptions): PageLoad {
  const { performance, document } = window;
  const measured: Metric[] = [];
  let navigation: { routeName: string; visit: string; startedAt: number } | undefined;
  let firstStartedAt: number | undefined = startedAt;

  function flush() {
    if (measured.length > 0) send(measured.splice(0));
  }

  function flushWhenIdle() {
    if (document.readyState === 'complete') whenIdle(flush);
    else window.addEventListener('load', flushWhenIdle, { once: true });
  }

  return {
    begin(routeName, visit) {
      if (navigation?.routeName === routeName && navigation.visit === visit) return;
      navigation = { routeName, visit, startedAt: firstStartedAt ?? performance.now() };
      firstStartedAt = undefined;
    },
    shown(routeName) {
      if (navigation?.routeName !== routeName) return;
      const value = (performance.now() - navigation.startedAt) / 1000;
      measured.push({ key: `page_load.${routeName}`, timestamp: Date.now() / 1000, value });
      flushWhenIdle();
    },
  };
}
