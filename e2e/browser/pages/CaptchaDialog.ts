import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The captcha dialog over the widget, and the fake captcha that the sandbox serves in its frame. */
export class CaptchaDialog {
  readonly dialog: Locator;
  readonly frame: FrameLocator;
  readonly cancelButton: Locator;

  constructor(private readonly widget: Widget) {
    this.dialog = widget.root.getByRole('dialog', { name: text('captcha.title') });
    this.cancelButton = this.dialog.locator('[data-action="cancel"]');
    this.frame = widget.root.frameLocator('dialog iframe');
  }

  async expectShown(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await this.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    await this.widget.expectAccessible();
  }

  async expectGone(): Promise<void> {
    await expect(this.widget.locator('dialog, iframe')).toHaveCount(0);
  }

  async press(name: string): Promise<void> {
    await this.frame.getByRole('button', { name }).click();
  }

  async cancel(): Promise<void> {
    await this.cancelButton.click();
  }
}
