import type { OutgoingMessage, OutgoingMessages, OutgoingType } from '@paywidget/shared/host';
import type { HostFields, UserFields } from './hostFields';

/** The type of a message from the widget, or `*` for all types. */
export type EventName = OutgoingType | '*';

/** Maps each event name to its message. */
export type MessageByName = { [T in OutgoingType]: { messageType: T } & OutgoingMessages[T] } & {
  '*': OutgoingMessage;
};

/** Called with a message from the widget. If a listener of `Redirect` returns false, the page does not navigate. */
export type Listener<E extends EventName = '*'> = (message: MessageByName[E]) => unknown;

/** Listeners by event name. */
export type ListenersByName = { readonly [E in EventName]?: Listener<E> };

/** Overrides of design tokens, by name. */
export type TokenSet = Readonly<Record<string, string>>;

/**
 * Overrides of design tokens, by name: `--pw-…`. `light` and `dark` contain the overrides of one mode. In their mode, they
 * replace the other overrides.
 */
export type TokenOverrides = Readonly<Record<string, string | TokenSet>> & {
  readonly light?: TokenSet;
  readonly dark?: TokenSet;
};

/** The options that can change while the widget is open. Omitted options keep their value. */
export interface EmbedUpdate {
  /** Options for the content of the widget, and facts about the host. */
  payload?: HostFields;
  /** The signed-in player. */
  user?: UserFields;
  /** `auto` follows the device's setting. By default `light`. */
  theme?: 'light' | 'dark' | 'auto';
  /** Overrides of design tokens. In an update, a set of a mode replaces the earlier set of the same mode. */
  tokens?: TokenOverrides;
}

/** The options to open the widget in a frame. */
export interface EmbedOptions extends EmbedUpdate {
  /** The element that will contain the frame, or a CSS selector of it. Needed unless `modal` is true. */
  container?: Element | string;
  /** True to open the widget in a dialog over the page. `unmount` and the player's `Escape` close it. */
  modal?: boolean;
  /**
   * `content`: the frame is as high as its content, so that only the host's page scrolls. By default the frame is 589 px
   * high, and its content scrolls in it. Has no effect in a dialog.
   */
  height?: 'content';
  /** The transaction to start with. By default `deposit`. */
  transaction?: 'deposit' | 'withdrawal';
  /** The URL of the widget, such as `https://pay.example/paywidget/`. By default the folder of this script. */
  src?: string;
  /** The frame's accessible name. By default `Payments`. */
  title?: string;
  /** Listeners by event name. They receive every message from the first one on. */
  on?: ListenersByName;
  /** Called with every message, like `on['*']`. */
  onMessage?: Listener;
}

/**
 * The options of the widget that is loaded ahead of `open`. With a token, the first screen is loaded too: `open` then gets
 * the same `user` and `payload`, or a new token. Without a token only the widget is loaded. `locale` in `user` tells the
 * language.
 */
export interface PreloadOptions
  extends Pick<EmbedOptions, 'src' | 'transaction' | 'theme' | 'tokens' | 'user' | 'payload'> {
  /**
   * An element, or its selector. The widget loads when the pointer or the focus is on it. By default, the widget loads at
   * once.
   */
  trigger?: Element | string;
}

/** A message from the host to the widget. */
export interface HostMessage {
  type: string;
  payload?: unknown;
}

/** An open widget. After `unmount`, its methods do nothing. */
export interface EmbedHandle {
  /** Changes the given options. The widget does not reload, and keeps the player's input. */
  update(changes: EmbedUpdate): void;
  /** Sends `{ type, payload }` to the widget. Messages are queued until the widget is loaded. */
  send(message: HostMessage): void;
  /** Adds a listener of one event, or of all events with `*`. Returns an unsubscribe function. */
  on<E extends EventName>(event: E, listener: Listener<E>): () => void;
  /** Removes the widget from the page. Calling it again does nothing. */
  unmount(): void;
}
