import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** The pages without a flow: the error page, the empty page, and the page of a flow that could not be loaded. */
export class MessagePage {
  readonly refresh: Locator;

  constructor(private readonly widget: Widget) {
    this.refresh = widget.action('refresh');
  }

  /** The error page is shown with this text. */
  async expectError(message: string | RegExp = text('error.text')): Promise<void> {
    await this.widget.expectScreen('error');
    await expect(this.widget.screen).toContainText(text('error.title'));
    await expect(this.widget.screen).toContainText(message);
  }

  async expectEmpty(): Promise<void> {
    await this.widget.expectScreen('empty');
    await expect(this.widget.screen).toContainText(text('empty.title'));
  }

  /** A flow could not be loaded. */
  async expectSectionFailed(timeout?: number): Promise<void> {
    const heading = this.widget.root.getByRole('heading', { name: text('screen.failed.title') });
    await expect(heading).toBeVisible({ timeout });
  }

  /** The widget could not start: the page that needs none of its scripts. */
  async expectNotStarted(title = text('start.failed.title'), timeout?: number): Promise<void> {
    const heading = this.widget.root.getByRole('alert').getByRole('heading', { name: title });
    await expect(heading).toBeVisible({ timeout });
  }
}
