import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The bonuses: the row in the list, the switch of a form, and the details page. */
export class BonusPage {
  readonly row: Locator;
  /** The switch of a form. */
  readonly switch: Locator;
  /** The switch of the list, for the crypto bonus. */
  readonly cryptoSwitch: Locator;

  constructor(private readonly widget: Widget) {
    this.row = widget.root.getByRole('radiogroup');
    this.switch = widget.root.getByRole('switch');
    this.cryptoSwitch = widget.root.getByRole('switch', { name: text('bonus.crypto.switch') });
  }

  card(title: string): Locator {
    return this.row.getByRole('radio', { name: title });
  }

  /** Checks the titles of the offered bonuses and their order. */
  async expectOffered(...titles: string[]): Promise<void> {
    await expect(this.row.getByRole('radio')).toHaveCount(titles.length);
    for (const [place, title] of titles.entries()) {
      await expect(this.row.getByRole('radio').nth(place)).toHaveAccessibleName(title);
    }
  }

  /** Opens the page of a bonus by its id. */
  async openDetails(id: string | number): Promise<void> {
    await this.widget.locator(`[data-bonus="${id}"]`).click();
    await this.widget.expectScreen('deposit.bonus-details');
  }

  /** The summary's line about the bonus. */
  get result(): Locator {
    return this.widget.root.getByRole('definition').last();
  }
}
