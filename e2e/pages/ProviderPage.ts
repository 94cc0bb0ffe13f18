import { expect, type Page } from '@playwright/test';

/** The provider's page, in whichever window it is. */
export class ProviderPage {
  constructor(readonly page: Page) {}

  async shown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  }

  async expectAmount(text: string): Promise<void> {
    await expect(this.page.locator('.amount')).toHaveText(text);
  }

  async decide(decision: 'approve' | 'decline' | 'leave'): Promise<void> {
    await this.shown();
    await this.page.locator(`button[value="${decision}"]`).click();
  }

  /** The way back says goodbye and closes itself. */
  async expectClosed(): Promise<void> {
    await expect.poll(() => this.page.isClosed()).toBe(true);
  }
}
