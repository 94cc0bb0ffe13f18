import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** A method's deposit form. */
export class DepositFormPage {
  readonly submit: Locator;
  /** Settles an unknown outcome. */
  readonly refresh: Locator;
  readonly amount: Locator;

  constructor(private readonly widget: Widget) {
    this.submit = widget.action('submit');
    this.refresh = widget.action('refresh');
    this.amount = widget.locator('[data-field="amount"] input');
  }

  async shown(): Promise<void> {
    await this.widget.shows('deposit.redirect');
  }

  field(name: string): Locator {
    return this.widget.locator(`[data-field="${name}"]`);
  }

  /** Where a field is typed into. */
  control(name: string): Locator {
    return this.field(name).locator('input:not([type="search"])');
  }

  async choose(name: string, option: string): Promise<void> {
    await this.field(name).getByRole('combobox').click();
    await this.widget.root.getByRole('option', { name: option }).click();
  }

  chip(amount: string): Locator {
    return this.widget.locator(`[data-chip="${amount}"]`);
  }

  /** What a field says is wrong with it. */
  async expectError(name: string, said: string | RegExp): Promise<void> {
    await expect(this.control(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toContainText(said);
    await expect(this.control(name)).toHaveAccessibleDescription(/\S/);
  }

  async expectValid(name: string): Promise<void> {
    await expect(this.control(name)).toHaveAttribute('aria-invalid', 'false');
  }

  /** Types as a player does, so that masks see every key. */
  async type(name: string, typed: string): Promise<void> {
    await this.control(name).click();
    await this.control(name).press('ControlOrMeta+a');
    await this.control(name).pressSequentially(typed);
  }

  /** Puts a text into a field, with the caret where its bar is. */
  async startWith(name: string, marked: string): Promise<void> {
    const caret = marked.indexOf('|');
    await this.type(name, marked.replace('|', ''));
    await this.control(name).evaluate(
      (input: HTMLInputElement, at) => input.setSelectionRange(at, at),
      caret,
    );
  }

  /** What stands in a field, with a bar where the caret is. */
  async expectText(name: string, marked: string): Promise<void> {
    const read = () =>
      this.control(name).evaluate(({ value, selectionStart }: HTMLInputElement) => {
        const caret = selectionStart ?? 0;
        return `${value.slice(0, caret)}|${value.slice(caret)}`;
      });
    await expect.poll(read).toBe(marked);
  }

  /** What a browser's autofill does: the whole value at once, with no key and no paste. */
  async autofill(name: string, value: string): Promise<void> {
    await this.control(name).evaluate((input: HTMLInputElement, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }, value);
  }

  async enter(amount: string, fields: Record<string, string> = {}): Promise<void> {
    await this.type('amount', amount);
    for (const [name, typed] of Object.entries(fields)) await this.type(name, typed);
  }

  /** Enters and sends. The amount's last two decimals choose what the sandbox does (`outcomes.ts`). */
  async pay(amount: string, fields: Record<string, string> = {}): Promise<void> {
    await this.enter(amount, fields);
    await this.submit.click();
  }

  /** The outcome is unknown, and the player is told not to pay again. */
  async expectUnknown(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('deposit.unknown.title') })).toBeVisible();
  }
}
