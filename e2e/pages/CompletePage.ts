import { expect } from '@playwright/test';
import type { Widget } from './Widget';

type Status = 'waiting' | 'accepted' | 'processed' | 'mistaked';

/** The complete page of a deposit. */
export class CompletePage {
  constructor(private readonly widget: Widget) {}

  async expectShown(): Promise<void> {
    await this.widget.expectScreen('deposit.complete');
  }

  /** Waits for the status. The sandbox finishes a deposit within a few seconds. */
  async expectStatus(status: Status, timeout = 12_000): Promise<void> {
    await this.expectShown();
    await expect(this.widget.locator('[data-status]')).toHaveAttribute('data-status', status, { timeout });
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
