import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The on-ramp, where the player buys coins: a currency and an amount, then a list of offers. */
export class OnrampPage {
  readonly amount: Locator;
  readonly submit: Locator;
  readonly refresh: Locator;
  readonly offers: Locator;

  constructor(private readonly widget: Widget) {
    this.amount = widget.locator('[data-field="amount"] input');
    this.submit = widget.action('submit');
    this.refresh = widget.action('refresh');
    this.offers = widget.locator('[data-screen="deposit.onramp.offer-list"] [data-method]');
  }

  async expectShown(): Promise<void> {
    await this.widget.expectScreen('deposit.onramp');
  }
  async expectOffersShown(): Promise<void> {
    await this.widget.expectScreen('deposit.onramp.offer-list');
  }

  get currency(): Locator {
    return this.widget.locator('[data-field="currency"]').getByRole('combobox');
  }

  async chooseCurrency(code: string): Promise<void> {
    await this.currency.click();
    await this.widget.root.getByRole('option', { name: new RegExp(`\\b${code}\\b`) }).click();
  }

  async pay(amount: string): Promise<void> {
    await expect(this.amount).toBeEditable();
    await this.amount.fill(amount);
    await this.submit.click();
  }

  offer(provider: string): Locator {
    return this.widget.locator(`[data-method="${provider}"]`);
  }

  /** The currency is marked as invalid, and an alert says that the provider failed. */
  async expectNoLimits(): Promise<void> {
    await expect(this.currency).toHaveAttribute('aria-invalid', 'true');
    await expect(this.currency).toHaveAccessibleDescription(text('deposit.onramp.error.currency'));
    await expect(this.widget.alert).toContainText(text('provider.error'));
    await expect(this.amount).toBeDisabled();
    await expect(this.submit).toBeDisabled();
  }
}
