import { expect, type Page } from '@playwright/test';
import { Widget } from './Widget';

type Message = { messageType: string } & Record<string, unknown>;
export type NativePlatform = 'ios' | 'android';

interface WebView {
  webkit?: unknown;
  PaywidgetAndroid?: unknown;
  paywidgetUserData?: unknown;
  paywidgetMessage?: (text: string) => void;
  appHears(text: string): void;
}

interface Arrival {
  userData: unknown;
  /** The app has the player's data so much later, in ms. */
  after?: number;
}

/** A native app around the widget: the page is its web view, and the app's handler is in each page that it opens. */
export class NativeApp {
  readonly widget: Widget;
  /** What the widget has said, over all pages. */
  readonly heard: Message[] = [];

  constructor(
    readonly page: Page,
    readonly platform: NativePlatform,
  ) {
    this.widget = new Widget(page);
  }

  async open(arrival: Arrival, path = '/paywidget/deposit'): Promise<void> {
    await this.page.exposeFunction('appHears', (text: string) => this.heard.push(JSON.parse(text)));
    await this.page.addInitScript(
      ({ platform, userData, after }) => {
        const view = window as unknown as WebView;
        // Called on its owner, as the natives insist.
        const handler = {
          postMessage(this: unknown, text: string) {
            if (this !== handler) throw new TypeError('Illegal invocation');
            view.appHears(text);
          },
        };
        if (platform === 'ios') view.webkit = { messageHandlers: { paywidget: handler } };
        else view.PaywidgetAndroid = handler;
        const give = () => {
          view.paywidgetUserData = userData;
        };
        if (after === undefined) give();
        else setTimeout(give, after);
      },
      { platform: this.platform, ...arrival },
    );
    await this.page.goto(path);
  }

  messages(type: string): Message[] {
    return this.heard.filter(({ messageType }) => messageType === type);
  }

  async expectMessage(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    await expect
      .poll(() => this.messages(type), `${type} ${JSON.stringify(fields)}`)
      .toContainEqual(expect.objectContaining(fields));
  }

  async say(type: string, payload?: unknown): Promise<void> {
    await this.page.evaluate(
      (text) => (window as unknown as WebView).paywidgetMessage?.(text),
      JSON.stringify({ type, payload }),
    );
  }
}
