import { expect, type Locator } from '@playwright/test';
import type { Widget } from './Widget';

/** What stands in place of a flow: the error page, the empty page, and a widget that could not start. */
export class MessagePage {
  readonly refresh: Locator;

  constructor(private readonly widget: Widget) {
    this.refresh = widget.action('refresh');
  }

  /** The error page and what it says. */
  async expectError(text: string | RegExp = 'Try to refresh the section'): Promise<void> {
    await this.widget.shows('error');
    await expect(this.widget.screen).toContainText('Error');
    await expect(this.widget.screen).toContainText(text);
  }

  async expectEmpty(): Promise<void> {
    await this.widget.shows('empty');
    await expect(this.widget.screen).toContainText(
      'There are no payment methods available for this region',
    );
  }

  /** The widget could not start, and says that nothing was paid. */
  async expectNotStarted(text: string | RegExp): Promise<void> {
    await expect(this.widget.root.getByRole('heading', { name: 'Payments could not start' })).toBeVisible();
    await expect(this.widget.ground).toContainText(text);
    await expect(this.widget.ground).toContainText('Nothing has been paid');
  }

  /** One section could not be loaded. */
  async expectSectionFailed(): Promise<void> {
    await expect(this.widget.root.getByRole('heading', { name: 'This section did not load' })).toBeVisible();
  }
}
