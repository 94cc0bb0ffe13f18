import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The pages of a deposit between people, from the list of its group to its invoice. */
export class PeerToPeerPage {
  readonly paid: Locator;
  readonly cancel: Locator;
  /** Goes back to the payment that was left, or shows the one that is being processed. */
  readonly resume: Locator;
  /** Asks again for details that cannot be used. */
  readonly refresh: Locator;

  constructor(
    private readonly widget: Widget,
    /** The flow's own name of the routes. */
    private readonly route = 'deposit.peer-to-peer',
  ) {
    this.paid = widget.action('paid');
    this.cancel = widget.screen.locator('[data-action="cancel"]');
    this.resume = widget.action('resume');
    this.refresh = widget.action('refresh');
  }

  async openGroup(group: string): Promise<void> {
    await this.widget.locator(`[data-group="${group}"]`).click();
    await this.widget.shows(`${this.route}.list`);
  }

  /** Opens a method's form. */
  async choose(method: string): Promise<void> {
    await this.widget.locator(`[data-method="${method}"]`).click();
    await this.formShown();
  }

  async formShown(): Promise<void> {
    await this.widget.shows(this.route);
    await expect(this.widget.locator('[data-field="amount"] input')).toBeEditable();
  }
  async invoiceShown(): Promise<void> {
    await this.widget.shows(`${this.route}.invoice`);
    await expect(this.paid).toBeVisible();
  }
  async unifiedFormShown(): Promise<void> {
    await this.widget.shows(`${this.route}.unified-form`);
  }
  async instructionShown(): Promise<void> {
    await this.widget.shows(`${this.route}.instruction`);
  }

  /** The player has turned back from the invoice, and is asked what they mean by it. */
  async leftShown(): Promise<void> {
    await this.widget.shows(this.route);
    await expect(this.resume).toBeVisible();
    await expect(this.cancel).toBeVisible();
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"]`);
  }

  /** The payee's card number as it is shown, in groups of four. */
  async cardNumber(): Promise<string> {
    const value = this.requisite('number').locator('dd').first();
    await expect(value).toHaveText(/^\d{4}( \d{4}){3}$/);
    return (await value.textContent()) ?? '';
  }

  /** Copies a requisite, which the button says for 3 s. */
  async copy(name: string): Promise<void> {
    await this.requisite(name).locator('[data-action="copy"]').click();
    await expect(this.requisite(name)).toContainText(text('invoice.copied'));
  }

  async expectTimeLeft(said: RegExp): Promise<void> {
    await expect(this.widget.screen).toContainText(said);
  }

  /** The deposit exists and cannot be paid; the player is told which of the two reasons it is. */
  async expectUnusable(reason: 'missing' | 'sealed'): Promise<void> {
    await this.widget.shows(`${this.route}.invoice`);
    await expect(
      this.widget.root.getByRole('heading', { name: text(`p2p.details.${reason}.title`) }),
    ).toBeVisible();
    await expect(this.paid).toHaveCount(0);
  }
}
