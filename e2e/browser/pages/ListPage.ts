import { expect, type Locator } from '@playwright/test';
import type { Widget } from './Widget';

/** The deposit list, and the list of a group. */
export class ListPage {
  readonly search: Locator;

  constructor(private readonly widget: Widget) {
    this.search = widget.locator('input[type="search"]');
  }

  async expectShown(): Promise<void> {
    await this.widget.expectScreen('deposit.list');
  }
  async expectGroupShown(): Promise<void> {
    await this.widget.expectScreen('deposit.group');
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
    await this.expectShown();
    await this.group(name).click();
    await this.expectGroupShown();
  }

  /**
   * Opens a method's form, through its group if it is in one. Waits for React's form: an early one gives way to it soon, and its
   * elements would be gone. `early-list.spec.ts` tests the early ones.
   */
  async choose(method: string, group?: string): Promise<void> {
    if (group) await this.openGroup(group);
    else await this.expectShown();
    await this.method(method).click();
    const amount = this.widget.locator('[data-field="amount"] input');
    // At first there may be no form yet, not even an early one.
    await expect(amount).toBeEditable();
    await expect(this.widget.locator('[data-early-form]')).toHaveCount(0);
    await expect(amount).toBeEditable();
  }
}
