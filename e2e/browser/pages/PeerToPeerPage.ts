import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The pages of a peer-to-peer deposit, from the list of its group to its invoice. */
export class PeerToPeerPage {
  readonly paid: Locator;
  readonly cancel: Locator;
  /** Returns to the open payment, or shows the one that is being processed. */
  readonly resume: Locator;
  /** Requests the payment details again if they cannot be used. */
  readonly refresh: Locator;

  constructor(
    private readonly widget: Widget,
    /** The name that the flow's routes begin with. */
    private readonly route = 'deposit.peer-to-peer',
  ) {
    this.paid = widget.action('paid');
    this.cancel = widget.screen.locator('[data-action="cancel"]');
    this.resume = widget.action('resume');
    this.refresh = widget.action('refresh');
  }

  async openGroup(group: string): Promise<void> {
    await this.widget.locator(`[data-group="${group}"]`).click();
    await this.widget.expectScreen(`${this.route}.list`);
  }

  /** Opens a method's form, through its group if it is in one. */
  async open(method: string, group?: string): Promise<void> {
    if (group) await this.openGroup(group);
    await this.widget.locator(`[data-method="${method}"]`).click();
    await this.expectFormShown();
  }

  async expectFormShown(): Promise<void> {
    await this.widget.expectScreen(this.route);
    await expect(this.widget.locator('[data-field="amount"] input')).toBeEditable();
  }
  async expectInvoiceShown(): Promise<void> {
    await this.widget.expectScreen(`${this.route}.invoice`);
    await expect(this.paid).toBeVisible();
  }
  async expectUnifiedFormShown(): Promise<void> {
    await this.widget.expectScreen(`${this.route}.unified-form`);
  }
  async expectInstructionShown(): Promise<void> {
    await this.widget.expectScreen(`${this.route}.instruction`);
  }

  /** After the player goes back from the invoice, the page asks whether to resume or cancel. */
  async expectResumeOrCancel(): Promise<void> {
    await this.widget.expectScreen(this.route);
    await expect(this.resume).toBeVisible();
    await expect(this.cancel).toBeVisible();
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"]`);
  }

  /** Returns the payee's card number as shown, in groups of four digits. */
  async cardNumber(): Promise<string> {
    const value = this.requisite('number').locator('dd').first();
    await expect(value).toHaveText(/^\d{4}( \d{4}){3}$/);
    return (await value.textContent()) ?? '';
  }

  /** Copies a requisite. Its button confirms this for 3 s. */
  async copy(name: string): Promise<void> {
    await this.requisite(name).locator('[data-action="copy"]').click();
    await expect(this.requisite(name)).toContainText(text('invoice.copied'));
  }

  async expectTimeLeft(time: RegExp): Promise<void> {
    await expect(this.widget.screen).toContainText(time);
  }

  /** The deposit exists but cannot be paid, because its details are missing or cannot be decrypted. */
  async expectUnusable(reason: 'missing' | 'encrypted'): Promise<void> {
    await this.widget.expectScreen(`${this.route}.invoice`);
    await expect(
      this.widget.root.getByRole('heading', { name: text(`p2p.details.${reason}.title`) }),
    ).toBeVisible();
    await expect(this.paid).toHaveCount(0);
  }
}
