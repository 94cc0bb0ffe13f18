import type { Page } from '@playwright/test';
import { sandboxUrl } from '../tests/sandboxAddress';
import { Widget } from './Widget';

/** A page that frames the widget and says only what the test says. */
export class SilentHostPage {
  private static readonly frame = '#widget iframe';
  readonly widget: Widget;

  constructor(readonly page: Page) {
    this.widget = new Widget(page, SilentHostPage.frame);
  }

  /** `at` is the origin of the page, where that is not the widget's own. */
  async open(at = sandboxUrl): Promise<void> {
    // Any document of the origin will do that brings no policy of its own.
    await this.page.goto(`${at}/sandbox/catalogue`);
    await this.page.evaluate((widgetOrigin) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(JSON.parse(data)));
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

  async say(message: unknown): Promise<void> {
    await this.page.evaluate(
      ({ said, origin }) => {
        const frame = document.querySelector<HTMLIFrameElement>('#widget iframe');
        frame?.contentWindow?.postMessage(JSON.stringify(said), origin);
      },
      { said: message, origin: sandboxUrl },
    );
  }

  async heard(type: string): Promise<Record<string, unknown>[]> {
    const all = await this.page.evaluate(
      () => (window as unknown as { heard: Record<string, unknown>[] }).heard,
    );
    return all.filter(({ messageType }) => messageType === type);
  }
}
