import { timeoutMs } from '@paywidget/browser/pages/timeout';
import { expect } from '@playwright/test';
import type { Tab } from './drivers/driver';

const polling = { timeout: timeoutMs, intervals: [50, 100, 200] };

/** Runs in the page: the first element that matches, in the page or in the widget's shadow root. */
function find(selector: string): Element | null {
  const hosts = [...document.querySelectorAll('#widget > *')];
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.map((root) => root.querySelector(selector)).find(Boolean) ?? null;
}

const elementText = (selector: string) => `(${find})(${JSON.stringify(selector)})`;

/** Runs in the page: where an element is, if it is shown and can be pressed. */
function placeOf(element: Element | null): string | null {
  const { left = 0, top = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
  if (!width || element?.matches(':disabled, [aria-disabled="true"]')) return null;
  return [left, top, width].join();
}

/** The widget as any engine shows it: its screens, fields and buttons, found by their stable hooks. */
export class EngineWidget {
  constructor(
    readonly tab: Tab,
    /** The selector of its frame. Undefined if the widget is mounted in the page. */
    private readonly frame?: string,
  ) {}

  /**
   * Calls a function in the page with the first element that matches, or null. The function must not use anything from outside.
   * The argument travels as JSON.
   */
  ask<Result>(selector: string, run: (element: Element | null) => Result): Promise<Result>;
  ask<Result, Argument>(
    selector: string,
    run: (element: Element | null, argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  ask<Result>(selector: string, run: unknown, argument: unknown = null): Promise<Result> {
    return this.tab.evaluate(this.frame, `(${run})(${elementText(selector)}, ${JSON.stringify(argument)})`);
  }

  /** Asks until the answer is right. While a frame or a window loads, there may be nobody to ask. */
  async expectAnswer<Result>(
    what: string,
    ask: () => Promise<Result>,
    check: (answer: ReturnType<typeof expect.poll<Result | undefined>>) => Promise<void>,
  ): Promise<void> {
    await check(expect.poll(() => ask().catch(() => undefined), { ...polling, message: what }));
  }

  async text(selector: string): Promise<string> {
    return (await this.ask(selector, (element) => element?.textContent ?? null)) ?? '';
  }

  expectText(selector: string, expected: RegExp | string): Promise<void> {
    const ask = () => this.text(selector);
    return this.expectAnswer(selector, ask, (answer) =>
      typeof expected === 'string' ? answer.toBe(expected) : answer.toMatch(expected),
    );
  }

  /** Waits until an element has an attribute with this value. */
  expectAttribute(selector: string, name: string, value: string): Promise<void> {
    const ask = () =>
      this.ask(selector, (element, attribute) => element?.getAttribute(attribute) ?? null, name);
    return this.expectAnswer(`${selector} ${name}`, ask, (answer) => answer.toBe(value));
  }

  /**
   * Waits until the host page has a message that the widget sends once its first screen is shown. WebKit's driver gets stuck if it
   * is asked about a frame that is still loading.
   */
  async expectLoaded(): Promise<void> {
    await this.expectMessage(this.frame ? 'Resize' : 'Loaded');
  }

  async reload(): Promise<void> {
    // Forget the messages from before the reload.
    await this.tab.evaluate(undefined, 'void (window.messages = [])');
    await this.tab.reload();
    await this.expectLoaded();
  }

  /** Waits for a screen by its route name. Its content must not be wider than the window. */
  async expectScreen(route: string): Promise<void> {
    await this.expectAttribute('[data-screen]', 'data-screen', route);
    const overflow = await this.ask('[data-screen]', () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `${route} is wider than the window`).toBeLessThanOrEqual(0);
  }

  expectStatus(status: string): Promise<void> {
    return this.expectAttribute('[data-status]', 'data-status', status);
  }

  /** Waits until the element is shown, enabled and still, then presses it with the mouse. */
  async press(selector: string): Promise<void> {
    let before: string | null = null;
    const isStill = async () => {
      const now = await this.ask(selector, placeOf);
      const isSame = now !== null && now === before;
      before = now;
      return isSame;
    };
    await this.expectAnswer(`${selector} can be pressed`, isStill, (answer) => answer.toBe(true));
    await this.tab.click(this.frame, elementText(selector));
  }

  action(name: string): Promise<void> {
    return this.press(`[data-action="${name}"]`);
  }

  /** Replaces the text of a field, key by key. */
  async type(field: string, text: string): Promise<void> {
    const input = `[data-field="${field}"] input:not([type="search"])`;
    await this.press(input);
    await this.ask(input, (element) => (element as HTMLInputElement).select());
    await this.tab.type(this.frame, elementText(input), text);
  }

  value(field: string): Promise<string | undefined> {
    return this.ask(`[data-field="${field}"] input`, (element) => (element as HTMLInputElement)?.value);
  }

  /** Opens a method's form from the list, through its group if it is in one. */
  async choose(method: string, group?: string): Promise<void> {
    if (group) await this.press(`[data-group="${group}"]`);
    await this.press(`[data-method="${method}"]`);
  }

  async pay(amount: string, fields: Record<string, string> = {}): Promise<void> {
    await this.type('amount', amount);
    for (const [name, text] of Object.entries(fields)) await this.type(name, text);
    await this.action('submit');
  }

  /** The messages that the host page received, of one type. */
  async messages(type: string): Promise<Record<string, unknown>[]> {
    const all = await this.tab.evaluate<Record<string, unknown>[]>(undefined, 'window.messages ?? []');
    return all.filter(({ messageType }) => messageType === type);
  }

  expectMessage(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    const ask = () => this.messages(type);
    return this.expectAnswer(type, ask, (answer) => answer.toContainEqual(expect.objectContaining(fields)));
  }

  /** The host has taken the widget out of its page. */
  expectUnmounted(): Promise<void> {
    const ask = () =>
      this.tab.evaluate<number>(undefined, `document.querySelectorAll('#widget > *, dialog').length`);
    return this.expectAnswer('the widget is gone', ask, (answer) => answer.toBe(0));
  }
}

/** Decides on the payment provider's page, in any window. */
export async function decideAtProvider(provider: Tab, decision: 'approve' | 'decline'): Promise<void> {
  await new EngineWidget(provider).press(`button[value="${decision}"]`);
}
