/** What the test tells the host application, in the page's hash, and what it reads back. */
export interface HostSession {
  user: Record<string, unknown>;
  payload?: Record<string, unknown>;
}

export interface HostWindow extends Window {
  /** What the widget has said. */
  messages: Record<string, unknown>[];
  /** Changes the host's own state. */
  change(changes: { user?: Record<string, unknown>; theme?: 'light' | 'dark' }): void;
  /** Takes the widget out, or puts it in. */
  show(isShown: boolean): void;
}

export const session: HostSession = JSON.parse(decodeURIComponent(location.hash.slice(1)));
export const hostWindow = window as unknown as HostWindow;
hostWindow.messages = [];
export const onMessage = (message: Record<string, unknown>) => void hostWindow.messages.push(message);
