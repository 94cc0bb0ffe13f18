import { expect, type Locator } from '@playwright/test';
import { text } from './texts';
import type { Widget } from './Widget';

/** What stands in place of a flow: the error page, the empty page, and a widget that could not start. */
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

  /** The widget could not start, and says that nothing was paid. */
  async expectNotStarted(said: string | RegExp): Promise<void> {
    await expect(this.widget.root.getByRole('heading', { name: text('start.host.title') })).toBeVisible();
    await expect(this.widget.ground).toContainText(said);
    await expect(this.widget.ground).toContainText('Nothing has been paid');
  }

  /** One section could not be loaded. */
  async expectSectionFailed(): Promise<void> {
    await expect(this.widget.root.getByRole('heading', { name: text('screen.failed.title') })).toBeVisible();
  }
}
