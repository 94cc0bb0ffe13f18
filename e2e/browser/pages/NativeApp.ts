import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type NativePlatform, type NativeSnippets, readNativeSnippets } from './nativeSnippets';
import { Widget } from './Widget';

type Message = { messageType: string } & Record<string, unknown>;

const document = readFileSync(join(import.meta.dirname, '../../../docs/guides/embedding.md'), 'utf8');

interface WebView {
  webkit?: unknown;
  PaywidgetAndroid?: unknown;
  onAppMessage(text: string): void;
}

interface StartData {
  userData: unknown;
  /** Delay in ms before the app sets the player's data. */
  after?: number;
}

/**
 * A native app around the widget, made of the snippets in docs/guides/embedding.md. The page is its web view. As on the
 * platform, the message handler is in every document of the web view (iOS), or only in documents of the widget's origin
 * (Android).
 */
export class NativeApp {
  readonly widget: Widget;
  /** The messages from the widget, over all documents. */
  readonly received: Message[] = [];
  /** The messages from other pages and frames, which the app does not read. */
  readonly refused: Message[] = [];
  private readonly snippets: NativeSnippets;

  constructor(
    readonly page: Page,
    readonly platform: NativePlatform,
    /** The origin of the widget. */
    private readonly origin: string,
  ) {
    this.widget = new Widget(page);
    this.snippets = readNativeSnippets(platform, document, origin);
  }

  async open({ userData, after }: StartData, path = '/paywidget/deposit'): Promise<void> {
    await this.page.exposeBinding('onAppMessage', ({ frame }, text: string) => {
      const sender = {
        origin: new URL(frame.url()).origin,
        isMainFrame: frame === this.page.mainFrame(),
      };
      (this.snippets.accepts(sender) ? this.received : this.refused).push(JSON.parse(text));
    });
    const handlerOrigin = this.snippets.isHandlerEverywhere ? undefined : this.origin;
    await this.page.addInitScript(
      ({ platform, handlerOrigin }) => {
        const view = window as unknown as WebView;
        // Native handlers throw if they are called without their owner as `this`.
        const handler = {
          postMessage(this: unknown, text: string) {
            if (this !== handler) throw new TypeError('Illegal invocation');
            view.onAppMessage(text);
          },
        };
        if (platform === 'ios') view.webkit = { messageHandlers: { paywidget: handler } };
        else if (location.origin === handlerOrigin) view.PaywidgetAndroid = handler;
      },
      { platform: this.platform, handlerOrigin },
    );
    const script = this.snippets.documentScript(JSON.stringify(userData));
    await this.page.addInitScript(after === undefined ? script : `setTimeout(() => { ${script} }, ${after})`);
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

  /** Sends a message to the widget, if the web view shows it. */
  async send(type: string, payload?: unknown): Promise<void> {
    await this.page.evaluate(this.snippets.sendScript(JSON.stringify({ type, payload })));
  }
}
