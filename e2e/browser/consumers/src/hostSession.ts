import type { mount } from 'paywidget/mount';

type Options = NonNullable<Parameters<typeof mount>[1]>;

export type HostLook = Options['theme'];

/** The options that the test passes in the page's hash. */
type HostSession = Pick<Options, 'payload' | 'user'>;

interface HostWindow extends Window {
  /** Changes the host's own state. */
  change(changes: Pick<Options, 'user' | 'theme'>): void;
  /** Mounts or unmounts the widget. */
  show(isShown: boolean): void;
  /** The messages that the widget has sent. */
  messages: unknown[];
}

export const session: HostSession = JSON.parse(decodeURIComponent(location.hash.slice(1)));
export const hostWindow = window as unknown as HostWindow;
hostWindow.messages = [];
export const onMessage: Options['onMessage'] = (message) => void hostWindow.messages.push(message);
