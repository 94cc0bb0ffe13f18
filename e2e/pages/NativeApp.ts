import { expect, type Page } from '@playwright/test';
import { Widget } from './Widget';

type Message = { messageType: string } & Record<string, unknown>;
export type NativePlatform = 'ios' | 'android';

interface WebView {
  webkit?: unknown;
  PaywidgetAndroid?: unknown;
  paywidgetUserData?: unknown;
  paywidgetMessage?: (text: string) => void;
  onAppMessage(text: string): void;
}

interface StartData {
  userData: unknown;
  /** Delay in ms before the app sets the player's data. */
  after?: number;
}

/** A native app around the widget. The page is its web view, and every document in it has the app's message handler. */
export class NativeApp {
  readonly widget: Widget;
  /** The messages from the widget, over all documents. */
  readonly received: Message[] = [];

  constructor(
    readonly page: Page,
    readonly platform: NativePlatform,
  ) {
    this.widget = new Widget(page);
  }

  async open(arrival: StartData, path = '/paywidget/deposit'): Promise<void> {
    await this.page.exposeFunction('onAppMessage', (text: string) => this.received.push(JSON.parse(text)));
    await this.page.addInitScript(
      ({ platform, userData, after }) => {
        const view = window as unknown as WebView;
        // Native handlers throw if they are called without their owner as `this`.
        const handler = {
          postMessage(this: unknown, text: string) {
            if (this !== handler) throw new TypeError('Illegal invocation');
            view.onAppMessage(text);
          },
        };
        if (platform === 'ios') view.webkit = { messageHandlers: { paywidget: handler } };
        else view.PaywidgetAndroid = handler;
        const setUserData = () => {
          view.paywidgetUserData = userData;
        };
        if (after === undefined) setUserData();
        else setTimeout(setUserData, after);
      },
      { platform: this.platform, ...arrival },
    );
    await this.page.goto(path);
  }

  messages(type: string): Message[] {
    return this.received.filter(({ messageType }) => messageType === type);
  }

  async expectMessage(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    await expect
      .poll(() => this.messages(type), `${type} ${JSON.stringify(fields)}`)
      .toContainEqual(expect.objectContaining(fields));
  }

  /** Sends a message to the widget. */
  async send(type: string, payload?: unknown): Promise<void> {
    await this.page.evaluate(
      (text) => (window as unknown as WebView).paywidgetMessage?.(text),
      JSON.stringify({ type, payload }),
    );
  }
}
