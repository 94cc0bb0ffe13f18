import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';

/** The variants that axe has seen in this worker: a screen is checked when it is first met, not in each test. */
const checked = new Set<string>();

/** What all screens have in common. The widget is in a frame of the host's page, or is the page itself. */
export class Widget {
  readonly root: Page | FrameLocator;

  constructor(
    readonly page: Page,
    /** Selector of its frame. */
    private readonly frame?: string,
  ) {
    this.root = frame ? page.frameLocator(frame) : page;
  }

  locator(selector: string): Locator {
    return this.root.locator(selector);
  }

  get ground(): Locator {
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

  /** Waits for a screen by its route name. The first time that this worker meets it, axe looks at it too. */
  async shows(route: string): Promise<void> {
    await expect(this.screen).toHaveAttribute('data-screen', route);
    const [theme, direction] = await this.ground.evaluate((ground) => [
      ground.getAttribute('data-theme'),
      ground.getAttribute('dir'),
    ]);
    const variant = [route, theme, direction, this.page.viewportSize()?.width].join(' ');
    if (checked.has(variant)) return;
    checked.add(variant);
    await this.expectAccessible();
  }

  expectAccessible(): Promise<void> {
    return expectAccessible(this.page, this.frame);
  }
}
