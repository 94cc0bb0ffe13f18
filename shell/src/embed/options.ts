import type { OutgoingMessage, OutgoingType } from '@paywidget/shared/host';

type Fields = Readonly<Record<string, unknown>>;

/** Hears one message of the widget's. `false` from a listener of `Redirect` keeps the page where it is. */
export type Listener = (message: OutgoingMessage) => unknown;
export type EventName = OutgoingType | '*';

/** What may change while the widget is open. */
export interface EmbedUpdate {
  payload?: Fields;
  user?: Fields;
  theme?: 'light' | 'dark' | 'auto';
  /** Design tokens, `--pw-…`. */
  tokens?: Readonly<Record<string, string>>;
}

/** The options of decisions, section 7, as far as an iframe has a use for them. */
export interface EmbedOptions extends EmbedUpdate {
  /** An element, or a selector. */
  container: Element | string;
  transaction?: 'deposit' | 'withdrawal';
  /** Where the widget is served, as `https://pay.example/paywidget/`; by default where this script came from. */
  src?: string;
  /** The frame's name for screen readers. */
  title?: string;
  on?: Readonly<Partial<Record<EventName, Listener>>>;
  onMessage?: Listener;
}

export interface EmbedHandle {
  update(changes: EmbedUpdate): void;
  /** Sends `{ type, payload }` to the widget. */
  send(message: { type: string; payload?: unknown }): void;
  /** Hears messages by name, `*` for all. Returns the way to stop. */
  on(event: EventName, listener: Listener): () => void;
  unmount(): void;
}
