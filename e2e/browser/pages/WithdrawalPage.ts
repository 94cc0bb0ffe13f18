import { expect, type Locator } from '@playwright/test';
import { expectPaymentStatus, type PaymentStatus } from './paymentStatus';
import type { Widget } from './Widget';

/** The pages of a withdrawal, from its list to its complete page, in the main flow or in crypto-balance. */
export class WithdrawalPage {
  readonly submit: Locator;
  readonly confirmButton: Locator;
  /** Resolves an unknown outcome. */
  readonly refresh: Locator;
  readonly amount: Locator;
  readonly search: Locator;

  constructor(
    private readonly widget: Widget,
    private readonly flow: 'main' | 'cryptobalance' = 'main',
  ) {
    this.submit = widget.action('submit');
    this.confirmButton = widget.action('confirm');
    this.refresh = widget.action('refresh');
    this.amount = this.control('amount');
    this.search = widget.locator('input[type="search"]');
  }

  /** Waits for a screen by its name in the main flow, such as `withdrawal.confirm`. */
  expectScreen(screen: string): Promise<void> {
    return this.widget.expectScreen(this.flow === 'main' ? screen : `cryptobalance.${screen}`);
  }

  entry(name: string): Locator {
    return this.widget.locator(`[data-method="${name}"], [data-group="${name}"]`);
  }

  field(name: string): Locator {
    return this.widget.locator(`[data-field="${name}"]`);
  }

  /** The input of a field. */
  control(name: string): Locator {
    return this.field(name).locator('input:not([type="search"])');
  }

  chip(amount: string): Locator {
    return this.widget.locator(`[data-chip="${amount}"]`);
  }

  /** Opens a method's form, through its group if it is in one. */
  async open(method: string, group?: string): Promise<void> {
    await this.expectScreen('withdrawal.list');
    if (group) {
      await this.entry(group).click();
      await this.expectScreen('withdrawal.group');
    }
    await this.entry(method).click();
    await expect(this.amount).toBeEditable();
  }

  /** Replaces the text of a field key by key, so that its mask handles every key. */
  async type(name: string, typed: string): Promise<void> {
    await this.control(name).click();
    await this.control(name).press('ControlOrMeta+a');
    await this.control(name).pressSequentially(typed);
  }

  /**
   * Fills the form in and goes on to the confirm page. The last two decimals of the amount choose the sandbox's reaction
   * (`testAmounts.ts`).
   */
  async fill(amount: string, fields: Record<string, string>): Promise<void> {
    await this.type('amount', amount);
    for (const [name, typed] of Object.entries(fields)) await this.type(name, typed);
    await this.submit.click();
    await this.expectScreen('withdrawal.confirm');
  }

  /** The rows of the summary: the value of each label. */
  async rows(): Promise<Record<string, string>> {
    const texts = await this.widget.screen
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
      );
    return Object.fromEntries(
      texts.map(([label = '', value = '']) => [label, value?.replace(/[\u2066-\u2069]/g, '')]),
    );
  }

  /** The field is marked as invalid and shows the error. */
  async expectError(name: string, error: string): Promise<void> {
    await expect(this.control(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toContainText(error);
  }

  async expectStatus(status: PaymentStatus): Promise<void> {
    await this.expectScreen('withdrawal.complete');
    await expectPaymentStatus(this.widget, status);
  }

  /** Presses the button of the page, not the one in the header. */
  async press(action: 'close' | 'back' | 'change'): Promise<void> {
    await this.widget.screen.locator(`[data-action="${action}"]`).click();
  }
}
