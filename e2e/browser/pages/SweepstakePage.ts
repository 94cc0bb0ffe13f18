import { expect, type Locator } from '@playwright/test';
import { CryptoPage } from './CryptoPage';
import { expectPaymentStatus, type PaymentStatus } from './paymentStatus';
import type { Widget } from './Widget';

/** The Coin Shop and Redemption, from their lists to their complete pages. */
export class SweepstakePage {
  readonly submit: Locator;
  /** Creates the redemption that the review shows. */
  readonly confirmButton: Locator;
  /** Resolves an unknown outcome, or requests again what could not be loaded. */
  readonly refresh: Locator;
  readonly boxes: Locator;
  /** The balance that can be redeemed. */
  readonly redeemable: Locator;
  readonly crypto: CryptoPage;

  constructor(private readonly widget: Widget) {
    this.submit = widget.action('submit');
    this.confirmButton = widget.action('confirm');
    this.refresh = widget.action('refresh');
    this.boxes = widget.locator('[data-box]');
    this.redeemable = widget.locator('[data-balance="redeemable"]');
    this.crypto = new CryptoPage(widget, 'sweep.deposit.crypto');
  }

  box(id: number): Locator {
    return this.widget.locator(`[data-box="${id}"]`);
  }

  entry(name: string): Locator {
    return this.widget.locator(`[data-method="${name}"], [data-group="${name}"]`);
  }

  /** The input of a field, or of one of the two amounts of the convert form. */
  control(name: string): Locator {
    return this.widget.locator(`[data-field="${name}"] input:not([type="search"])`);
  }

  /** The addresses of the links in the disclaimer. */
  disclaimerLinks(): Promise<string[]> {
    return this.widget.screen
      .getByRole('note')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  }

  /** Chooses a box in the shop. */
  async choose(boxId: number): Promise<void> {
    await this.widget.expectScreen('sweep.deposit.list');
    await this.box(boxId).click();
    await this.widget.expectScreen('sweep.deposit.select-method');
  }

  /** Chooses a box and a method without fields, and pays. */
  async buy(boxId: number, method = 'sweep_skrill'): Promise<void> {
    await this.choose(boxId);
    await this.entry(method).click();
    await this.submit.click();
  }

  /** Opens the convert form of a coin. */
  async openConvert(method: string): Promise<void> {
    await this.widget.expectScreen('sweep.withdrawal.methods');
    await this.entry('crypto').click();
    await this.widget.expectScreen('sweep.withdrawal.crypto');
    await this.entry(method).click();
    await expect(this.control('received')).toHaveValue(/\d/);
    await this.widget.expectScreen('sweep.withdrawal.crypto.convert');
  }

  /**
   * Opens the convert form of a coin that is worth as much as a sweep coin, and fills it in. By default with the amount that is
   * there.
   */
  async fillConvert(method: string, address: string, amount?: string): Promise<void> {
    await this.openConvert(method);
    if (amount !== undefined) {
      await this.type('amount', amount);
      await expect(this.control('received')).toHaveValue(amount);
    }
    await this.type('cryptoAddress', address);
  }

  /** Submits the convert form, and waits for the review. */
  async review(): Promise<void> {
    await this.submit.click();
    await this.widget.expectScreen('sweep.withdrawal.confirm');
  }

  /** Submits the convert form, and confirms the redemption. */
  async redeem(): Promise<void> {
    await this.review();
    await this.confirmButton.click();
  }

  async type(name: string, typed: string): Promise<void> {
    await this.control(name).click();
    await this.control(name).press('ControlOrMeta+a');
    await this.control(name).pressSequentially(typed);
  }

  async expectStatus(of: 'deposit' | 'withdrawal', status: PaymentStatus): Promise<void> {
    await this.widget.expectScreen(`sweep.${of}.complete`);
    await expectPaymentStatus(this.widget, status);
  }

  /** Presses the button of the page, not the one in the header. */
  async press(action: 'close' | 'back'): Promise<void> {
    await this.widget.screen.locator(`[data-action="${action}"]`).click();
  }
}
