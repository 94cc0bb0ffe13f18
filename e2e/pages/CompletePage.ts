import { expect } from '@playwright/test';
import type { Widget } from './Widget';

type Status = 'waiting' | 'accepted' | 'processed' | 'mistaked';

/** Where a deposit ends. */
export class CompletePage {
  constructor(private readonly widget: Widget) {}

  async shown(): Promise<void> {
    await this.widget.shows('deposit.complete');
  }

  /** Waits for the status; the sandbox settles within a few seconds. */
  async expectStatus(status: Status, timeout = 12_000): Promise<void> {
    await this.shown();
    await expect(this.widget.locator('[data-status]')).toHaveAttribute('data-status', status, { timeout });
  }

  /** How many blocks of its chain a deposit waits for. */
  async expectBlocks(required: number): Promise<void> {
    await this.shown();
    const progress = this.widget.screen.getByRole('progressbar');
    await expect(progress).toHaveAttribute('max', `${required}`);
    await expect(progress).toHaveAccessibleName(new RegExp(`${required}$`));
  }

  /** The page's own button, not the header's. */
  async press(action: 'close' | 'back'): Promise<void> {
    await this.widget.screen.locator(`[data-action="${action}"]`).click();
  }
}
