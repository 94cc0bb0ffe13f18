import type { mount } from 'paywidget/mount';

type Options = NonNullable<Parameters<typeof mount>[1]>;

export type HostLook = Options['theme'];

/** What the test tells the host application, in the page's hash. */
type HostSession = Pick<Options, 'payload' | 'user'>;

interface HostWindow extends Window {
  /** Changes the host's own state. */
  change(changes: Pick<Options, 'user' | 'theme'>): void;
  /** Takes the widget out, or puts it in. */
  show(isShown: boolean): void;
  /** What the widget has said. */
  messages: unknown[];
}

export const session: HostSession = JSON.parse(decodeURIComponent(location.hash.slice(1)));
export const hostWindow = window as unknown as HostWindow;
hostWindow.messages = [];
export const onMessage: Options['onMessage'] = (message) => void hostWindow.messages.push(message);
