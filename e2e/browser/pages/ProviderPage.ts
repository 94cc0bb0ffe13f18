import { expect, type Page } from '@playwright/test';

/** The page of the payment provider, in any window. */
export class ProviderPage {
  constructor(readonly page: Page) {}

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  }

  async expectAmount(text: string): Promise<void> {
    await expect(this.page.locator('.amount')).toHaveText(text);
  }

  async decide(decision: 'approve' | 'decline' | 'leave'): Promise<void> {
    await this.expectShown();
    await this.page.locator(`button[value="${decision}"]`).click();
  }

  /** The window closes itself after the payment. */
  async expectClosed(): Promise<void> {
    await expect.poll(() => this.page.isClosed()).toBe(true);
  }
}
