import { hostPolicy } from '@paywidget/operator/sandbox/policies';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { Widget } from './Widget';

type Message = { messageType: string } & Record<string, unknown>;
type Changes = Record<string, unknown>;

interface Handle {
  update(changes: Changes): void;
  send(message: { type: string; payload?: unknown }): void;
  unmount(): void;
}

interface EmbedWindow {
  Paywidget?: { open(options: Changes): Handle; preload(options?: Changes): void };
  paywidgetQueue?: unknown;
  received: Record<string, Message[]>;
  handles: Record<string, Handle>;
  violations: string[];
}

/** Runs in a page. What is idle may ask to be called when the page is idle again. */
const idleTwice = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())));

/** A host page with a strict content security policy and two places for widgets, `one` and `two`. Tests open the widgets. */
export class EmbedPage {
  /** The unfinished requests of the page and of its frames. */
  private readonly openRequests = new Set<Request>();

  constructor(readonly page: Page) {
    const onEnd = (request: Request) => void this.openRequests.delete(request);
    page.on('request', (request) => this.openRequests.add(request));
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  }

  async visit(): Promise<void> {
    await this.page.route('**/host/shop.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': hostPolicy() },
        body: '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title><main><h1>Shop</h1><div id="one"></div><div id="two"></div></main><footer><p>Terms</p><a href="#">Imprint</a></footer></html>',
      }),
    );
    await this.page.goto('/host/shop.html');
    await this.page.evaluate(() => {
      const violations: string[] = [];
      Object.assign(window, { received: {}, handles: {}, violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        violations.push(violatedDirective),
      );
    });
  }

  async loadScript(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.src = '/paywidget/embed.js';
          script.onload = resolve;
          document.head.append(script);
        }),
    );
  }

  /** Opens a widget in a place. If the script has not loaded yet, the queue keeps the call. */
  async open(place: 'one' | 'two' | 'dialog', options: Changes): Promise<Widget> {
    await this.page.evaluate(
      ({ place, options }) => {
        const host = window as unknown as EmbedWindow;
        const messages: Message[] = [];
        host.received[place] = messages;
        const open = (Paywidget: NonNullable<EmbedWindow['Paywidget']>) => {
          host.handles[place] = Paywidget.open({
            ...options,
            container: place === 'dialog' ? undefined : `#${place}`,
            onMessage: (message: Message) => void messages.push(message),
          });
        };
        host.paywidgetQueue ??= [];
        (host.paywidgetQueue as { push(queued: typeof open): void }).push(open);
      },
      { place, options },
    );
    return new Widget(this.page, `#${place} iframe`);
  }

  /**
   * Reloads a place's frame while its page cannot be reached, and checks that an error is shown. Needs an installed clock. An
   * early list is shown before the page has loaded, at its first address.
   */
  async expectFailedReloadShown(place: 'one' | 'two'): Promise<void> {
    const { page } = this;
    await page.route(/\/paywidget\/(deposit)?([?#]|$)/, (route) => route.abort('connectionrefused'));
    const frame = await (await this.frame(place).elementHandle())?.contentFrame();
    await frame?.waitForLoadState('load');
    await frame?.evaluate(() => setTimeout(() => location.reload())).catch(() => {});
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(page.locator(`#${place} [role="alert"]`)).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** Opens a widget whose server can't be reached. Only the first request for its page is refused, and has been then. */
  async openUnreachable(open: () => Promise<Widget>): Promise<Widget> {
    const pageOfWidget = '**/paywidget/?*';
    await this.page.route(pageOfWidget, (route) => route.abort('connectionrefused'), { times: 1 });
    const refused = this.page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    const widget = await open();
    await refused;
    return widget;
  }

  /** Opens a widget in a dialog. Its messages and its handle are at the place `dialog`. */
  async openDialog(options: Changes): Promise<Widget> {
    await this.open('dialog', { ...options, modal: true });
    return new Widget(this.page, 'dialog iframe');
  }

  /** Loads the widget ahead. With a player, waits for the list in the hidden frame, else for the scripts. */
  async preload(options: Changes = {}): Promise<void> {
    await this.page.evaluate((changes) => {
      (window as unknown as EmbedWindow).Paywidget?.preload(changes);
    }, options);
    await this.expectPreloaded(Boolean(options.user));
  }

  async expectPreloaded(hasPlayer = false): Promise<void> {
    const frame = this.page.frameLocator('body > iframe');
    // React draws it. The early list has none.
    if (hasPlayer) await frame.locator('input[type="search"]').first().waitFor({ state: 'attached' });
    const loaded = () =>
      frame.locator('html').evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    await expect.poll(loaded).toMatch(/app\.\w+\.js.*remoteEntry/);
    // It requests more each time it is idle.
    let before: string;
    do {
      before = await loaded();
      await expect.poll(() => this.openRequests.size).toBe(0);
      await frame.locator('html').evaluate(idleTwice);
    } while ((await loaded()) !== before || this.openRequests.size > 0);
  }

  widget(place: 'one' | 'two'): Widget {
    return new Widget(this.page, `#${place} iframe`);
  }

  frame(place: 'one' | 'two'): Locator {
    return this.page.locator(`#${place} iframe`);
  }

  async send(place: string, type: string, payload?: unknown): Promise<void> {
    await this.page.evaluate(
      ({ place, message }) => (window as unknown as EmbedWindow).handles[place]?.send(message),
      { place, message: { type, payload } },
    );
  }

  async update(place: string, changes: Changes): Promise<void> {
    await this.page.evaluate(
      ({ place, changes }) => (window as unknown as EmbedWindow).handles[place]?.update(changes),
      { place, changes },
    );
  }

  async unmount(place: string): Promise<void> {
    await this.page.evaluate((name) => (window as unknown as EmbedWindow).handles[name]?.unmount(), place);
  }

  async messages(place: string, type: string): Promise<Message[]> {
    const all = await this.page.evaluate(
      (name) => (window as unknown as EmbedWindow).received[name] ?? [],
      place,
    );
    return all.filter(({ messageType }) => messageType === type);
  }

  async expectMessage(place: string, type: string, fields: Changes = {}): Promise<void> {
    await expect.poll(() => this.messages(place, type), type).toContainEqual(expect.objectContaining(fields));
  }

  /** The page's content security policy blocked nothing. */
  async expectNoViolations(): Promise<void> {
    expect(await this.page.evaluate(() => (window as unknown as EmbedWindow).violations)).toEqual([]);
  }
}
