import type { WidgetViewType } from '@paywidget/shared/contract';
import type { History } from '../app/router';
import type { Bridge } from '../bridge';
import type { Deployment } from '../configuration';
import type { Transaction } from '../routing';
import type { ThemeChoice } from '../session';

/** What a mode gives a widget to start with. */
export interface WidgetOptions {
  element: Element;
  bridge: Bridge;
  deployment: Deployment;
  /** Absolute address of the deployment's root, with a slash at its end. */
  root: string;
  history: History;
  /** The path it starts on, without the base path. */
  path: string;
  transaction?: Transaction;
  theme?: ThemeChoice;
  /** Overrides of design tokens. */
  tokens?: Readonly<Record<string, string>>;
  /** Where the host wants players to return to; absolute. */
  returnUrl?: string;
  /** What the host will probably answer, so that the right files load before it does. */
  expected?: { language?: string; viewType?: WidgetViewType };
  isFramed: boolean;
  /** When the widget began, by `performance.now()`. By default when the page did. */
  startedAt?: number;
  /** True if the page is neither framed, nor in an app, nor in package mode. */
  isBare?: boolean;
  fetch: typeof fetch;
  /** Why the widget must not start, such as an insecure page. */
  startError?: Error;
  /** Called once the first screen is visible or the start has failed. */
  onIdle?: () => void;
  /** Starts everything again after a fault that nothing else caught. By default the page is reloaded. */
  restart?: () => void;
}
