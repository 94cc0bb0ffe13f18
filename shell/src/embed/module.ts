import type {
  EmbedHandle,
  EmbedOptions,
  EmbedUpdate,
  MessageByName,
  PreloadOptions,
} from '../handover/embedOptions';
import { createElements } from './more/element';
import { createMore, type More } from './more/more';
import { open as openFrame } from './open';

export type { AnalyticsEvents, OutgoingMessage } from '@paywidget/shared/host';
export type {
  EmbedHandle,
  EmbedOptions,
  EmbedUpdate,
  EventName,
  Listener,
  ListenersByName,
  MessageByName,
  PreloadOptions,
} from '../handover/embedOptions';
export type { HostFields, UserFields } from '../handover/hostFields';
export type { Mount, PackageHandle, PackageOptions } from '../handover/packageOptions';

/** The options of `open`. `src` is required, because a bundled loader does not know the widget's URL. */
export interface OpenOptions extends EmbedOptions {
  src: string;
}

let created: More | undefined;
/** Created at the first use: frameworks import this file on servers, which have no window. */
function getMore(): More {
  created ??= createMore(window, undefined, (options) => open(options as OpenOptions));
  return created;
}

/**
 * Opens the widget in a frame inside the container, like `Paywidget.open` of `embed.js`.
 * @throws Error if the container does not exist
 */
export function open(options: OpenOptions): EmbedHandle {
  return openFrame(window, undefined, options, (call) => call(getMore()), getMore());
}

/** Loads the widget ahead of `open`, like `Paywidget.preload` of `embed.js`. */
export function preload(options: PreloadOptions & { src: string }): void {
  getMore().preload(options);
}

/**
 * A `<pay-widget>`. It opens when it is in the page and has a `user`, and closes when it leaves the page. A change of
 * `user`, `payload`, `theme` or `tokens` changes the open widget. Other properties apply only when it opens. Each message of
 * the widget is an event with the message's name, and with the message as `detail`.
 */
export interface PayWidgetElement
  extends HTMLElement,
    EmbedUpdate,
    Pick<EmbedOptions, 'src' | 'transaction' | 'height' | 'modal'>,
    Pick<EmbedHandle, 'update' | 'send' | 'on'> {
  /** The frame's accessible name. By default `Payments`. */
  frameTitle?: string;
  /** Listens to a message of the widget, by its name, or to any other event. */
  addEventListener<Name extends keyof MessageByName>(
    name: Name,
    listener: (event: CustomEvent<MessageByName[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * Defines `<pay-widget>`. (`embed.js` defines it without this call.) `src` is the default of its elements. A second call
 * does nothing.
 */
export function defineElement({ src }: { src: string }): void {
  if (customElements.get('pay-widget')) return;
  const { follow, prepare } = createElements((options) => open({ src, ...options }));
  class Cashier extends HTMLElement {
    connectedCallback() {
      follow(this);
    }
    disconnectedCallback() {
      follow(this);
    }
  }
  prepare(Cashier.prototype);
  customElements.define('pay-widget', Cashier);
}
