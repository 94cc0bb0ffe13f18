import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The invoice of a transfer that the player makes in their bank. */
export class TransferPage {
  readonly paid: Locator;
  /** Sends a confirmation again whose outcome is unknown. */
  readonly refresh: Locator;

  constructor(
    private readonly widget: Widget,
    private readonly route: 'deposit.host-to-host' | 'deposit.india.invoice' = 'deposit.host-to-host',
  ) {
    this.paid = widget.action('paid');
    this.refresh = widget.action('refresh');
  }

  async expectShown(): Promise<void> {
    await this.widget.expectScreen(this.route);
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"]`);
  }

  /** The countdown shows the time left. */
  async expectTimeLeft(time: RegExp): Promise<void> {
    await expect(this.widget.screen).toContainText(text('invoice.countdown'));
    await expect(this.widget.screen).toContainText(time);
  }

  /** The time is over: the payment details and the confirm button are gone. */
  async expectExpired(): Promise<void> {
    await expect(
      this.widget.root.getByRole('heading', { name: text('deposit.transfer.over.title') }),
    ).toBeVisible();
    await expect(this.paid).toHaveCount(0);
    await expect(this.widget.locator('[data-requisite]')).toHaveCount(0);
  }
}
