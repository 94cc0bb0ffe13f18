import { open as openFrame } from './open';
import type { EmbedHandle, EmbedOptions } from './options';

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
} from './options';

/** The options of `open`. `src` is required, because a bundled loader does not know the widget's URL. */
export interface OpenOptions extends EmbedOptions {
  src: string;
}

/**
 * Opens the widget in a frame inside the container, like `Paywidget.open` of `embed.js`.
 * @throws Error if the container does not exist
 */
export function open(options: OpenOptions): EmbedHandle {
  return openFrame(window, undefined, options);
}
