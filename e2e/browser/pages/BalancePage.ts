import { expect, type Locator } from '@playwright/test';
import type { Widget } from './Widget';

type Tab = 'crypto' | 'fiat';

/** The deposit list of crypto-balance: two tabs, each with its own currency. */
export class BalancePage {
  readonly picker: Locator;
  readonly search: Locator;

  constructor(private readonly widget: Widget) {
    this.picker = widget.locator('[data-field="currency"]').getByRole('combobox');
    this.search = widget.locator('[data-field="currency"] input[type="search"]');
  }

  tab(name: Tab): Locator {
    return this.widget.root.getByRole('tab').nth(name === 'crypto' ? 0 : 1);
  }

  method(name: string): Locator {
    return this.widget.locator(`[data-method="${name}"]`);
  }

  async expectShown(tab: Tab): Promise<void> {
    await expect(this.widget.locator('[data-method]').first()).toBeVisible();
    await this.widget.expectScreen(`cryptobalance.deposit.${tab}`);
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }

  async open(tab: Tab): Promise<void> {
    await this.tab(tab).click();
    await this.expectShown(tab);
  }

  /** Searches the currency dropdown and picks the option `name`. */
  async pick(query: string, name: string): Promise<void> {
    await this.picker.click();
    await this.search.fill(query);
    await this.widget.root.getByRole('option', { name }).click();
    await expect(this.picker).toContainText(name);
  }
}
