import type { Metric } from '@paywidget/shared/contract';
import { whenIdle } from '../start/whenIdle';

/** Measures how long each screen took from its navigation until its content was there. */
export interface PageLoad {
  /** A navigation to a route has begun; `visit` tells it from another one to the same route. */
  begin(routeName: string, visit: string): void;
  /** The route's content is in the document. */
  shown(routeName: string): void;
}

/** The page-load metrics of a widget inside an iframe: none (specification, section 7). */
export const noPageLoad: PageLoad = { begin: () => {}, shown: () => {} };

interface PageLoadOptions {
  window: Window;
  /** When the first screen's navigation began, by `performance.now()`; by default with the page's own. */
  startedAt?: number;
  /** Sends metrics; whatever goes wrong with that is its own business. */
  send: (metrics: Metric[]) => void;
}

/** Metrics are sent once the page has loaded and the browser has nothing better to do. */
export function createPageLoad({ window, startedAt = 0, send }: PageLoadOptions): PageLoad {
  const { performance, document } = window;
  const measured: Metric[] = [];
  let navigation: { routeName: string; visit: string; startedAt: number } | undefined;
  let first: number | undefined = startedAt;

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
      navigation = { routeName, visit, startedAt: first ?? performance.now() };
      first = undefined;
    },
    shown(routeName) {
      if (navigation?.routeName !== routeName) return;
      const value = (performance.now() - navigation.startedAt) / 1000;
      measured.push({ key: `page_load.${routeName}`, timestamp: Date.now() / 1000, value });
      flushWhenIdle();
    },
  };
}
