import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The invoice of a transfer that the player makes by hand. */
export class TransferPage {
  readonly paid: Locator;
  /** Says once more that it is paid, where nobody knows whether it was heard. */
  readonly refresh: Locator;

  constructor(
    private readonly widget: Widget,
    private readonly route: 'deposit.host-to-host' | 'deposit.india.invoice' = 'deposit.host-to-host',
  ) {
    this.paid = widget.action('paid');
    this.refresh = widget.action('refresh');
  }

  async shown(): Promise<void> {
    await this.widget.shows(this.route);
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"]`);
  }

  /** There is time left to pay. */
  async expectTimeLeft(said: RegExp): Promise<void> {
    await expect(this.widget.screen).toContainText(text('invoice.countdown'));
    await expect(this.widget.screen).toContainText(said);
  }

  /** The time is over: nothing can be paid to any more, and nobody can say that they did. */
  async expectOver(): Promise<void> {
    await expect(
      this.widget.root.getByRole('heading', { name: text('deposit.transfer.over.title') }),
    ).toBeVisible();
    await expect(this.paid).toHaveCount(0);
    await expect(this.widget.locator('[data-requisite]')).toHaveCount(0);
  }
}
