import { expect } from '@playwright/test';
import type { Widget } from './Widget';

/** More than any screen has to press. */
const mostStops = 80;

/** A player without a mouse, who sees where the focus is at every stop. */
export class Keyboard {
  private readonly stops: string[] = [];

  constructor(private readonly widget: Widget) {}

  /** Tabs on to the first control that matches. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < mostStops; presses += 1) {
      await this.widget.page.keyboard.press('Tab');
      const stop = await this.stop(selector);
      if (!stop) continue;
      if (stop.name !== this.stops.at(-1)) this.stops.push(stop.name);
      expect(stop, `the focus is seen at ${stop.name}`).toMatchObject({ isOutlined: true, isInView: true });
      if (stop.isWanted) return;
    }
    throw new Error(`${mostStops} presses of Tab do not lead to ${selector}`);
  }

  /** Tabs on to one of the screen's own buttons, and presses it. */
  async press(action: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(`[data-screen] [data-action="${action}"]`);
    await this.widget.page.keyboard.press(key);
  }

  /** Opens methods and groups, one after the other. */
  async open(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.tabTo(`[data-screen] :is([data-method="${name}"], [data-group="${name}"])`);
      await this.widget.page.keyboard.press('Enter');
    }
  }

  /** Types into a field, in place of what stands there. */
  async type(field: string, typed: string): Promise<void> {
    await this.tabTo(`[data-field="${field}"] input`);
    await this.widget.page.keyboard.press('ControlOrMeta+a');
    await this.widget.page.keyboard.type(typed);
  }

  /** What the focus has been on since the last question, by the stable hooks; neighbours of one kind count once. */
  takeStops(): string[] {
    return this.stops.splice(0);
  }

  /** Where the focus is; nothing while it is outside of the widget. */
  private async stop(wanted: string) {
    return this.widget.ground.evaluate((_, selector) => {
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
        // Nothing stands in front of it.
        isInView: [0.1, 0.5, 0.9].some(isHit),
      };
    }, wanted);
  }
}
