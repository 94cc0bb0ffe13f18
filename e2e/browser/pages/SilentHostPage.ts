import type { Page } from '@playwright/test';
import { sandboxUrl } from '../sandboxAddress';
import { Widget } from './Widget';

/** A page that frames the widget and sends only the messages that the test sends. */
export class SilentHostPage {
  private static readonly frame = '#widget iframe';
  readonly widget: Widget;

  constructor(readonly page: Page) {
    this.widget = new Widget(page, SilentHostPage.frame);
  }

  /** Opens the page at an origin, by default the widget's own. */
  async open(origin = sandboxUrl): Promise<void> {
    // Any document of the origin that has no content security policy.
    await this.page.goto(`${origin}/sandbox/catalogue`);
    await this.page.evaluate((widgetOrigin) => {
      const received: unknown[] = [];
      Object.assign(window, { received });
      window.addEventListener('message', ({ data }) => received.push(JSON.parse(data)));
      const place = document.createElement('div');
      place.id = 'widget';
      const frame = document.createElement('iframe');
      frame.title = 'Payments';
      frame.name = 'paywidget-1';
      frame.width = '100%';
      frame.height = '589';
      frame.src = `${widgetOrigin}/paywidget/`;
      place.append(frame);
      document.body.replaceChildren(place);
    }, sandboxUrl);
  }

  async send(message: unknown): Promise<void> {
    await this.page.evaluate(
      ({ text, origin }) => {
        const frame = document.querySelector<HTMLIFrameElement>('#widget iframe');
        frame?.contentWindow?.postMessage(text, origin);
      },
      { text: JSON.stringify(message), origin: sandboxUrl },
    );
  }

  /** The messages from the widget so far, of one `messageType`. */
  async messages(type: string): Promise<Record<string, unknown>[]> {
    const all = await this.page.evaluate(
      () => (window as unknown as { received: Record<string, unknown>[] }).received,
    );
    return all.filter(({ messageType }) => messageType === type);
  }
}
