import { expect, type Locator } from '@playwright/test';
import type { Widget } from './Widget';

/** The deposit list, and the list of one group. */
export class ListPage {
  readonly search: Locator;

  constructor(private readonly widget: Widget) {
    this.search = widget.locator('input[type="search"]');
  }

  async shown(): Promise<void> {
    await this.widget.shows('deposit.list');
  }
  async groupShown(): Promise<void> {
    await this.widget.shows('deposit.group');
  }

  method(name: string): Locator {
    return this.widget.locator(`[data-method="${name}"]`);
  }
  group(name: string): Locator {
    return this.widget.locator(`[data-group="${name}"]`);
  }

  /** Names of the methods and groups, in the order shown. */
  async entries(): Promise<string[]> {
    return this.widget
      .locator('[data-method], [data-group]')
      .evaluateAll((tiles) =>
        tiles.map((tile) => tile.getAttribute('data-method') ?? tile.getAttribute('data-group') ?? ''),
      );
  }

  async openGroup(name: string): Promise<void> {
    await this.shown();
    await this.group(name).click();
    await this.groupShown();
  }

  /** Opens a method's form. */
  async choose(name: string): Promise<void> {
    await this.shown();
    await this.method(name).click();
    await expect(this.widget.locator('[data-field="amount"] input')).toBeEditable();
  }
}
