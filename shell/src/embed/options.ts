import type { OutgoingMessage, OutgoingMessages, OutgoingType } from '@paywidget/shared/host';
import type { HostFields, UserFields } from './hostFields';

/** The name of a message of the widget's, or `*` for all of them. */
export type EventName = OutgoingType | '*';

/** The message that each event brings. */
export type MessageByName = { [T in OutgoingType]: { messageType: T } & OutgoingMessages[T] } & {
  '*': OutgoingMessage;
};

/** Hears one message of the widget's. `false` from a listener of `Redirect` keeps the page where it is. */
export type Listener<E extends EventName = '*'> = (message: MessageByName[E]) => unknown;

/** Listeners by the events they hear. */
export type ListenersByName = { readonly [E in EventName]?: Listener<E> };

/** What may change while the widget is open. What is not given stays. */
export interface EmbedUpdate {
  /** What to show, and how the host is called. */
  payload?: HostFields;
  /** The signed-in player. */
  user?: UserFields;
  /** `auto` follows the device. By default `light`. */
  theme?: 'light' | 'dark' | 'auto';
  /** Design tokens, `--pw-…`. */
  tokens?: Readonly<Record<string, string>>;
}

/** How a page opens the widget in a frame. */
export interface EmbedOptions extends EmbedUpdate {
  /** The element that the frame is put into, or a selector of it. */
  container: Element | string;
  /** What the player came for. By default `deposit`. */
  transaction?: 'deposit' | 'withdrawal';
  /** Where the widget is served, as `https://pay.example/paywidget/`; by default where this script came from. */
  src?: string;
  /** The frame's name for screen readers. By default `Payments`. */
  title?: string;
  /** Hear messages by name, from the first one on. */
  on?: ListenersByName;
  /** Hears every message, as `on['*']`. */
  onMessage?: Listener;
}

/** A message of the host's own. */
export interface HostMessage {
  type: string;
  payload?: unknown;
}

/** An open widget. After `unmount` all of it does nothing. */
export interface EmbedHandle {
  /** Changes what is given, without a reload and without losing what the player has typed. */
  update(changes: EmbedUpdate): void;
  /** Sends `{ type, payload }` to the widget. Before the widget listens, messages wait. */
  send(message: HostMessage): void;
  /** Hears messages by name, `*` for all. Returns the way to stop. */
  on<E extends EventName>(event: E, listener: Listener<E>): () => void;
  /** Takes the widget out of the page. May be called again. */
  unmount(): void;
}
