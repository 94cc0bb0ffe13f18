import { expect, type Locator } from '@playwright/test';
import { readCode } from './readCode';
import { text } from './texts';
import type { Widget } from './Widget';

/** An invoice page with the details to pay to: pix, eazype or a unified form. */
export class InvoicePage {
  readonly paid: Locator;
  readonly cancel: Locator;
  /** Sends a confirmation again whose outcome is unknown. */
  readonly refresh: Locator;
  readonly timeLeft: Locator;
  readonly code: Locator;

  constructor(private readonly widget: Widget) {
    this.paid = widget.action('paid');
    this.cancel = widget.action('cancel');
    this.refresh = widget.action('refresh');
    this.timeLeft = widget.root.getByRole('progressbar');
    this.code = widget.screen.getByRole('img');
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"]`);
  }

  field(name: string): Locator {
    return this.widget.locator(`[data-field="${name}"] input`);
  }

  /** Copies a requisite with its button. */
  async copy(name: string): Promise<void> {
    await this.requisite(name).locator('[data-action="copy"]').click();
    await expect(this.requisite(name)).toContainText(text('invoice.copied'));
  }

  readCode = () => readCode(this.code);

  /** The seconds left, as the countdown shows them. */
  async secondsLeft(): Promise<number> {
    const name = (await this.timeLeft.locator('xpath=preceding-sibling::span').textContent()) ?? '';
    const [minutes = 0, seconds = 0] = (name.match(/\d+/g) ?? []).map(Number);
    return minutes * 60 + seconds;
  }

  async expectUnknown(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('invoice.unknown.title') })).toBeVisible();
  }

  async expectExpired(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('invoice.expired.title') })).toBeVisible();
  }
}
