import { expect } from '@playwright/test';
import type { Widget } from './Widget';

/** More than the number of controls on any screen. */
const mostStops = 80;

/** A player without a mouse. Checks at every stop that the focus is visible. */
export class Keyboard {
  private readonly stops: string[] = [];

  constructor(private readonly widget: Widget) {}

  /** Presses Tab until the focus is on a control that matches. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < mostStops; presses += 1) {
      await this.widget.page.keyboard.press('Tab');
      const stop = await this.stop(selector);
      if (!stop) continue;
      if (stop.name !== this.stops.at(-1)) this.stops.push(stop.name);
      expect(stop, `the focus is visible at ${stop.name}`).toMatchObject({
        isOutlined: true,
        isInView: true,
      });
      if (stop.isWanted) return;
    }
    throw new Error(`${mostStops} presses of Tab do not reach ${selector}`);
  }

  /** Presses Tab until the focus is on a button of the screen, then presses the button. */
  async press(action: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(`[data-screen] [data-action="${action}"]`);
    await this.widget.page.keyboard.press(key);
  }

  /** Opens methods and groups, one after another. */
  async open(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.tabTo(`[data-screen] :is([data-method="${name}"], [data-group="${name}"])`);
      await this.widget.page.keyboard.press('Enter');
    }
  }

  /** Replaces the text of a field. */
  async type(field: string, typed: string): Promise<void> {
    await this.tabTo(`[data-field="${field}"] input`);
    await this.widget.page.keyboard.press('ControlOrMeta+a');
    await this.widget.page.keyboard.type(typed);
  }

  /** Types into the field that has the focus. */
  async typeHere(typed: string): Promise<void> {
    await this.widget.page.keyboard.type(typed);
  }

  /** The focus is on an element that matches, or by default on anything in the widget, and not lost on its body. */
  async expectFocus(selector = ':not(body)'): Promise<void> {
    const isFocused = () =>
      this.widget.container.evaluate(
        (_, wanted) => document.activeElement?.matches(wanted) ?? false,
        selector,
      );
    await expect.poll(isFocused, `the focus is on ${selector}`).toBe(true);
  }

  /** Returns the stops since the last call, by their `data-*` attributes. Neighbours of one kind count once. */
  takeStops(): string[] {
    return this.stops.splice(0);
  }

  /** Returns where the focus is, or undefined if it is outside the widget. */
  private async stop(wanted: string) {
    return this.widget.container.evaluate((_, selector) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || !document.hasFocus()) return undefined;
      const { data, field } = {
        data: (focused as HTMLElement).dataset,
        field: focused.closest<HTMLElement>('[data-field]')?.dataset.field,
      };
      const { left, top, width, height } = focused.getBoundingClientRect();
      const isHit = (share: number) =>
        focused.contains(document.elementFromPoint(left + width / 2, top + height * share));
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return {
        isWanted: focused.matches(selector),
        name: data.chip ? 'chip' : (field ?? data.method ?? data.group ?? data.action ?? focused.tagName),
        isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        // Nothing covers it.
        isInView: [0.1, 0.5, 0.9].some(isHit),
      };
    }, wanted);
  }
}
