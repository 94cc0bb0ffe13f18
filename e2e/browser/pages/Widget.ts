import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { claim, giveUp } from './claims';
import { type Content, contentOf, expectFits } from './fits';
import { timeoutMs } from './timeout';

/** The parts that all screens have. The widget is in a frame of the host page, or is the page itself. */
export class Widget {
  readonly root: Page | FrameLocator;

  constructor(
    readonly page: Page,
    /** The selector of its frame. Undefined if the widget is the page itself. */
    private readonly frame?: string,
  ) {
    this.root = frame ? page.frameLocator(frame) : page;
  }

  /** Locates the elements of a selector. Leaves out the list behind a form that waits for React. */
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

  /** Waits for a screen by its route name. The first test that sees it in a theme, direction and width runs axe on it. */
  async expectScreen(route: string): Promise<void> {
    const { texts, theme, direction } = await this.contentOfScreen(route);
    // In package mode the page around it is the host's.
    if (this.frame) await expectFits(this.page, route, this.locator('html'), texts);
    const variant = [route, theme, direction, this.page.viewportSize()?.width].join(' ');
    if (!claim('axe', variant)) return;
    try {
      await this.expectAccessible();
    } catch (error) {
      giveUp('axe', variant);
      throw error;
    }
  }

  private async contentOfScreen(route: string): Promise<Content> {
    const end = Date.now() + timeoutMs;
    while (this.frame && Date.now() < end) {
      const looking = this.locator('html').evaluate(contentOf, route, { timeout: end - Date.now() });
      const content = await Promise.race([
        // Fails if the frame loads another page meanwhile.
        looking.catch(() => undefined),
        sleep(end - Date.now(), undefined, { ref: false }),
      ]);
      if (content) return content;
      await sleep(20);
    }
    const timeout = Math.max(end - Date.now(), 100);
    await expect(this.screen).toHaveAttribute('data-screen', route, { timeout });
    await expect(this.container.locator('h1')).toHaveCount(1, { timeout });
    if (this.frame) throw new Error(`The screen ${route} is shown, but contentOf did not see it`);
    return this.container.evaluate((element) => ({
      texts: [],
      theme: element.getAttribute('data-theme'),
      direction: element.getAttribute('dir'),
    }));
  }

  expectAccessible(): Promise<void> {
    return expectAccessible(this.page, this.frame);
  }
}
