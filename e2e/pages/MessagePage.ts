import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** What stands in place of a flow: the error page, the empty page, and a section that could not be loaded. */
export class MessagePage {
  readonly refresh: Locator;

  constructor(private readonly widget: Widget) {
    this.refresh = widget.action('refresh');
  }

  /** The error page and what it says. */
  async expectError(said: string | RegExp = text('error.text')): Promise<void> {
    await this.widget.shows('error');
    await expect(this.widget.screen).toContainText(text('error.title'));
    await expect(this.widget.screen).toContainText(said);
  }

  async expectEmpty(): Promise<void> {
    await this.widget.shows('empty');
    await expect(this.widget.screen).toContainText(text('empty.title'));
  }

  /** One section could not be loaded. */
  async expectSectionFailed(timeout?: number): Promise<void> {
    const heading = this.widget.root.getByRole('heading', { name: text('screen.failed.title') });
    await expect(heading).toBeVisible({ timeout });
  }

  /** The widget itself could not start: the page that needs nothing of it. */
  async expectNotStarted(title = text('start.failed.title'), timeout?: number): Promise<void> {
    const heading = this.widget.root.getByRole('alert').getByRole('heading', { name: title });
    await expect(heading).toBeVisible({ timeout });
  }
}
