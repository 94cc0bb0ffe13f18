import type { Tokens, WidgetViewType } from '@paywidget/shared/contract';
import type { ThemeChoice } from '@paywidget/shared/state';
import type { EarlyList } from '../../handover/earlyList';
import type { EarlySocket } from '../../handover/earlySocket';
import type { Bridge } from '../../lib/bridge';
import type { Deployment } from '../../lib/federation/configuration';
import type { Transaction } from '../routing';
import type { History } from '../state/appProps';

/** The options with which a widget is started. Each mode (iframe, web view, bare page, package) creates its own options. */
export interface WidgetOptions {
  element: Element;
  bridge: Bridge;
  deployment: Deployment;
  /** The absolute URL of the deployment's root, with a trailing slash. */
  root: string;
  history: History;
  /** The path on which the widget starts, without the base path. */
  path: string;
  transaction?: Transaction;
  theme?: ThemeChoice;
  /** The widget's name among the widgets of its page, if it has no separate window. By default empty. */
  instance?: string;
  /** The host's overrides of design tokens. */
  tokens?: Tokens;
  /** The absolute URL to which providers send the player back, if the host names one. */
  returnUrl?: string;
  /** The host's probable answer, so that the right files load before the answer. */
  expected?: { language?: string; viewType?: WidgetViewType };
  isFramed: boolean;
  /** The list that the early script draws. */
  earlyList?: EarlyList;
  /** Returns the early script's connection. Undefined if the early call used HTTP, or if there was no early call. */
  earlySocket?: () => EarlySocket | undefined;
  /** True if the widget runs in the host's own page, whose scripts can read what players type. */
  isPackage?: boolean;
  /** The `performance.now()` time in ms at which the widget's start began. By default 0, the start of the page. */
  startedAt?: number;
  /** True if the page is neither framed, nor in an app, nor in package mode. */
  isBare?: boolean;
  fetch: typeof fetch;
  /** Called with the language of the shown texts, at each change. */
  onLanguage?: (language: string) => void;
  /** The reason why the widget must not start, such as an insecure page. */
  startError?: Error;
  /** Called when the first screen is visible or the start has failed. */
  onIdle?: () => void;
  /** Restarts the widget after an error that no other code caught. By default, reloads the page. */
  restart?: () => void;
}
