import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The row that names the country whose methods the list shows, and the page where it is changed. */
export class RegionPage {
  readonly change: Locator;
  readonly search: Locator;

  constructor(private readonly widget: Widget) {
    this.change = widget.screen.locator('[data-action="change"]');
    this.search = widget.root.getByRole('searchbox', { name: text('region.search') });
  }

  async expectMethodsOf(country: string): Promise<void> {
    await expect(this.widget.screen).toContainText(`${text('region.row')} ${country}`);
  }

  async open(): Promise<void> {
    await this.change.click();
    await this.widget.expectScreen('deposit.region');
  }

  country(name: string): Locator {
    return this.widget.root.getByRole('button', { name, exact: true });
  }

  async countries(): Promise<string[]> {
    return this.widget.root
      .getByRole('list', { name: text('region.countries') })
      .getByRole('button')
      .allInnerTexts();
  }
}
