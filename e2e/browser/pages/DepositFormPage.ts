import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** A method's deposit form. */
export class DepositFormPage {
  readonly submit: Locator;
  /** Resolves an unknown outcome. */
  readonly refresh: Locator;
  readonly amount: Locator;

  constructor(private readonly widget: Widget) {
    this.submit = widget.action('submit');
    this.refresh = widget.action('refresh');
    this.amount = widget.locator('[data-field="amount"] input');
  }

  async expectShown(): Promise<void> {
    await this.widget.expectScreen('deposit.redirect');
  }

  field(name: string): Locator {
    return this.widget.locator(`[data-field="${name}"]`);
  }

  /** The input of a field. */
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

  /** The field is marked as invalid and shows the error. */
  async expectError(name: string, error: string | RegExp): Promise<void> {
    await expect(this.control(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toContainText(error);
    await expect(this.control(name)).toHaveAccessibleDescription(/\S/);
  }

  async expectValid(name: string): Promise<void> {
    await expect(this.control(name)).toHaveAttribute('aria-invalid', 'false');
  }

  /** The button is announced as disabled, and can be focused all the same. */
  async expectBlocked(button = this.submit): Promise<void> {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('disabled');
  }

  /** Presses a button that is announced as disabled, which Playwright does not do by itself. */
  async pressBlocked(button = this.submit): Promise<void> {
    await this.expectBlocked(button);
    await button.click({ force: true });
  }

  /** Replaces the text of a field key by key, so that its mask handles every key. */
  async type(name: string, typed: string): Promise<void> {
    await this.control(name).click();
    await this.control(name).press('ControlOrMeta+a');
    await this.control(name).pressSequentially(typed);
  }

  /** Types a text into a field and puts the caret where `|` is. */
  async setText(name: string, marked: string): Promise<void> {
    const caret = marked.indexOf('|');
    await this.type(name, marked.replace('|', ''));
    await this.control(name).evaluate(
      (input: HTMLInputElement, at) => input.setSelectionRange(at, at),
      caret,
    );
  }

  /** Checks the text of a field and its caret, which is written as `|`. */
  async expectText(name: string, marked: string): Promise<void> {
    const read = () =>
      this.control(name).evaluate(({ value, selectionStart }: HTMLInputElement) => {
        const caret = selectionStart ?? 0;
        return `${value.slice(0, caret)}|${value.slice(caret)}`;
      });
    await expect.poll(read).toBe(marked);
  }

  /** Edits an amount in EUR of up to five digits at the caret, and checks that the caret keeps its place. Ends with `|1,235`. */
  async editAtCaret(): Promise<void> {
    const { keyboard } = this.widget.page;
    await this.setText('amount', '12|5');
    await keyboard.type('34');
    await this.expectText('amount', '12,34|5');
    await keyboard.press('6');
    await this.expectText('amount', '12,34|5');
    await keyboard.press('Backspace');
    await keyboard.press('.');
    await this.expectText('amount', '123.|5');
    await keyboard.press('.');
    await keyboard.press('7');
    await this.expectText('amount', '123.7|5');
    for (let presses = 0; presses < 2; presses += 1) await keyboard.press('Backspace');
    await this.expectText('amount', '1,23|5');
    await keyboard.press('Home');
    await keyboard.type('0.');
    await this.expectText('amount', '|1,235');
  }

  /** Sets the whole value at once, without keys or paste, as the browser's autofill does. */
  async autofill(name: string, value: string): Promise<void> {
    await this.control(name).evaluate((input: HTMLInputElement, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }, value);
  }

  /** Types the amount and the fields, without submitting. */
  async enter(amount: string, fields: Record<string, string> = {}): Promise<void> {
    await this.type('amount', amount);
    for (const [name, typed] of Object.entries(fields)) await this.type(name, typed);
  }

  /** Fills the form in and submits it. The last two decimals of the amount choose the sandbox's reaction (`testAmounts.ts`). */
  async pay(amount: string, fields: Record<string, string> = {}): Promise<void> {
    await this.enter(amount, fields);
    await this.submit.click();
  }

  /** The form tells the player that the outcome is unknown and not to pay again. */
  async expectUnknown(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('deposit.unknown.title') })).toBeVisible();
  }
}
