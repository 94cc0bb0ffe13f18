import { expect } from '@playwright/test';
import type { Tab } from './drivers/driver';

const patience = { timeout: 15_000, intervals: [50, 100, 200] };

/** The widget as any engine shows it: its screens, fields and buttons, found by their stable hooks. */
export class EngineWidget {
  constructor(
    readonly tab: Tab,
    /** The selector of its frame. Undefined if the widget is mounted in the page. */
    readonly frame?: string,
  ) {}

  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    return this.tab.evaluate(this.frame, run, argument);
  }

  /** The text of the first element that matches, or undefined while there is none. */
  async text(selector: string): Promise<string | undefined> {
    const find = (query: string) => document.querySelector(query)?.textContent ?? null;
    // While the frame loads, there may be no document to ask.
    return (await this.evaluate(find, selector).catch(() => null)) ?? undefined;
  }

  async attribute(selector: string, name: string): Promise<string | undefined> {
    const find = ([query, attribute]: [string, string]) =>
      document.querySelector(query)?.getAttribute(attribute) ?? null;
    return (await this.evaluate(find, [selector, name] as [string, string]).catch(() => null)) ?? undefined;
  }

  /** Waits until an element has an attribute with this value. */
  async expectAttribute(selector: string, name: string, value: string): Promise<void> {
    await expect.poll(() => this.attribute(selector, name), { ...patience, message: selector }).toBe(value);
  }

  async expectText(selector: string, expected: RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.text(selector)) ?? '', { ...patience, message: selector })
      .toMatch(expected);
  }

  /** Waits for a screen by its route name. Its content must not be wider than the window. */
  async expectScreen(route: string): Promise<void> {
    await this.expectAttribute('[data-screen]', 'data-screen', route);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await this.evaluate(overflow, undefined), `${route} is too wide`).toBe(0);
  }

  expectStatus(status: string): Promise<void> {
    return this.expectAttribute('[data-status]', 'data-status', status);
  }

  /** Waits until the element is shown, enabled and still, then presses it with the mouse. */
  async press(selector: string): Promise<void> {
    const place = (query: string) => {
      const element = document.querySelector(query);
      const box = element?.getBoundingClientRect();
      if (!element || !box?.width || element.matches(':disabled, [aria-disabled="true"]')) return null;
      return [box.left, box.top, box.width].join();
    };
    let before: string | null = null;
    await expect
      .poll(
        async () => {
          const now = await this.evaluate(place, selector).catch(() => null);
          const isStill = now !== null && now === before;
          before = now;
          return isStill;
        },
        { ...patience, message: `${selector} can be pressed` },
      )
      .toBe(true);
    await this.tab.click(this.frame, selector);
  }

  action(name: string): Promise<void> {
    return this.press(`[data-action="${name}"]`);
  }

  /** Replaces the text of a field, key by key. */
  async type(field: string, text: string): Promise<void> {
    const input = `[data-field="${field}"] input:not([type="search"])`;
    await this.press(input);
    const selectAll = (query: string) => {
      const element = document.querySelector<HTMLInputElement>(query);
      element?.focus();
      element?.select();
    };
    await this.evaluate(selectAll, input);
    await this.tab.type(this.frame, input, text);
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
    const all = await this.tab.evaluate(
      undefined,
      () => (window as unknown as { messages?: Record<string, unknown>[] }).messages ?? [],
      undefined,
    );
    return all.filter(({ messageType }) => messageType === type);
  }

  async expectMessage(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    await expect
      .poll(() => this.messages(type), { ...patience, message: type })
      .toContainEqual(expect.objectContaining(fields));
  }

  /** The host has taken the widget out of its page. */
  async expectUnmounted(): Promise<void> {
    const count = () => document.querySelectorAll('#widget > *').length;
    await expect.poll(() => this.tab.evaluate(undefined, count, undefined), patience).toBe(0);
  }
}

/** The payment provider's page, in the window that the widget opened for it. */
export async function decideAtProvider(provider: Tab, decision: 'approve' | 'decline'): Promise<void> {
  await new EngineWidget(provider).press(`button[value="${decision}"]`);
}
