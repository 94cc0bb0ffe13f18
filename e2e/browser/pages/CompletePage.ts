import { expect } from '@playwright/test';
import { expectPaymentStatus, type PaymentStatus } from './paymentStatus';
import type { Widget } from './Widget';

/** The complete page of a deposit. */
export class CompletePage {
  constructor(private readonly widget: Widget) {}

  async expectShown(): Promise<void> {
    await this.widget.expectScreen('deposit.complete');
  }

  /** Waits for the status. `timeout` is in ms. */
  async expectStatus(status: PaymentStatus, timeout?: number): Promise<void> {
    await this.expectShown();
    await expectPaymentStatus(this.widget, status, timeout);
  }

  /** Checks how many confirmations a crypto deposit needs. */
  async expectConfirmations(required: number): Promise<void> {
    await this.expectShown();
    const progress = this.widget.screen.getByRole('progressbar');
    await expect(progress).toHaveAttribute('max', `${required}`);
    await expect(progress).toHaveAccessibleName(new RegExp(`${required}$`));
  }

  /** Presses the button of the page, not the one in the header. */
  async press(action: 'close' | 'back'): Promise<void> {
    await this.widget.screen.locator(`[data-action="${action}"]`).click();
  }
}
