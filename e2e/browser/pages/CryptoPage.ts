import { expect, type Locator } from '@playwright/test';
import { ListPage } from './ListPage';
import { readCode } from './readCode';
import { text } from './texts';
import type { Widget } from './Widget';

/** The list of coins, and the address page of a coin. */
export class CryptoPage {
  readonly search: Locator;
  readonly network: Locator;
  readonly code: Locator;

  constructor(
    private readonly widget: Widget,
    private readonly route = 'deposit.crypto',
  ) {
    this.search = widget.locator('input[type="search"]');
    this.network = widget.locator('[data-field="network"]').getByRole('combobox');
    this.code = widget.screen.locator('svg[role="img"]');
  }

  coin(name: string): Locator {
    return this.widget.locator(`[data-method="${name}"]`);
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"] bdi`);
  }

  /** The button that copies a requisite. */
  copy(label: RegExp | string): Locator {
    return this.widget.screen.getByRole('button', { name: label });
  }

  async openList(): Promise<void> {
    const list = new ListPage(this.widget);
    await list.expectShown();
    await list.group('crypto').click();
    await this.widget.expectScreen(this.route);
  }

  /** Opens a coin's address page from the list of coins. Returns the address. */
  async openAddress(coin: string): Promise<string> {
    await this.coin(coin).click();
    await expect(this.requisite('address')).toHaveText(/\S/);
    await this.widget.expectScreen(`${this.route}.address`);
    return this.address();
  }

  async address(): Promise<string> {
    return (await this.requisite('address').textContent()) ?? '';
  }

  async chooseNetwork(name: string): Promise<void> {
    await this.network.click();
    await this.widget.root.getByRole('option', { name }).click();
    // The warning shows names with hyphens that do not break.
    await expect(this.widget.screen.getByRole('note').first()).toContainText(name.replaceAll('-', '\u2011'));
    await expect(this.requisite('address')).toHaveText(/\S/);
  }

  scanned = () => readCode(this.code);

  async expectWarning(title: RegExp | string): Promise<void> {
    await expect(this.widget.screen.getByRole('note').filter({ hasText: title })).toBeVisible();
  }

  /** The network cannot be chosen, because the coin has only one. */
  async expectNoChoice(): Promise<void> {
    await expect(this.network).toBeDisabled();
  }

  /** The outcome of the address request is unknown, and no address is shown. */
  async expectUnanswered(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('crypto.unknown.title') })).toBeVisible();
    await expect(this.requisite('address')).toHaveCount(0);
  }
}
