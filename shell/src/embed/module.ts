import { createMore, type More } from './more/more';
import { open as openFrame } from './open';
import type { EmbedHandle, EmbedOptions, PreloadOptions } from './options';

export type { AnalyticsEvents, OutgoingMessage } from '@paywidget/shared/host';
export type { Mount, PackageHandle, PackageOptions } from '../package/options';
export type { HostFields, UserFields } from './hostFields';
export type {
  EmbedHandle,
  EmbedOptions,
  EmbedUpdate,
  EventName,
  Listener,
  ListenersByName,
  MessageByName,
  PreloadOptions,
} from './options';

/** The options of `open`. `src` is required, because a bundled loader does not know the widget's URL. */
export interface OpenOptions extends EmbedOptions {
  src: string;
}

const more: More = createMore(window, undefined, (options) => open(options as OpenOptions));

/**
 * Opens the widget in a frame inside the container, like `Paywidget.open` of `embed.js`.
 * @throws Error if the container does not exist
 */
export function open(options: OpenOptions): EmbedHandle {
  return openFrame(window, undefined, options, (call) => call(more), more);
}

/** Loads the widget ahead of `open`, like `Paywidget.preload` of `embed.js`. */
export function preload(options: PreloadOptions & { src: string }): void {
  more.preload(options);
}
