import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expectFits } from './fits';

/** The variants of screens that axe has checked in this worker. Each variant is checked once, not in every test. */
const checked = new Set<string>();

/** What all screens have in common. The widget is in a frame of the host page, or is the page itself. */
export class Widget {
  readonly root: Page | FrameLocator;

  constructor(
    readonly page: Page,
    /** The selector of its frame. Undefined if the widget is the page itself. */
    private readonly frame?: string,
  ) {
    this.root = frame ? page.frameLocator(frame) : page;
  }

  /** What matches a selector. Without the list behind a form that waits for React. */
  locator(selector: string): Locator {
    return this.root.locator(selector).and(this.root.locator(':not(#paywidget[inert] *)'));
  }

  get container(): Locator {
    return this.locator('[data-paywidget]');
  }
  get screen(): Locator {
    return this.locator('[data-screen]');
  }
  get title(): Locator {
    return this.locator('header');
  }
  get alert(): Locator {
    return this.root.getByRole('alert').filter({ hasText: /\S/ });
  }
  get status(): Locator {
    return this.root.getByRole('status').filter({ hasText: /\S/ });
  }

  action(name: string): Locator {
    return this.locator(`[data-action="${name}"]`);
  }

  async back(): Promise<void> {
    await this.action('back').first().click();
  }

  async close(): Promise<void> {
    await this.locator('header').locator('[data-action="close"]').click();
  }

  /** Waits for a screen by its route name. The first time in this worker, axe checks it too. */
  async expectScreen(route: string): Promise<void> {
    await expect(this.screen).toHaveAttribute('data-screen', route);
    await expect(this.container.locator('h1')).toHaveCount(1);
    const [theme, direction] = await this.container.evaluate((element) => [
      element.getAttribute('data-theme'),
      element.getAttribute('dir'),
    ]);
    // In package mode the page around it is the host's.
    if (this.frame) await expectFits(this.page, route, this.frame);
    const variant = [route, theme, direction, this.page.viewportSize()?.width].join(' ');
    if (checked.has(variant)) return;
    checked.add(variant);
    await this.expectAccessible();
  }

  expectAccessible(): Promise<void> {
    return expectAccessible(this.page, this.frame);
  }
}
