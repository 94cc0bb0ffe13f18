import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { Widget } from './Widget';

type Tab = 'Code' | 'Theme' | 'Messages' | 'Ledger' | 'Break it' | 'States';

/** The studio: the widget on a host's page, beside tabs. */
export class StudioPage {
  /** The live widget. */
  readonly widget: Widget;
  /** A state of a screen, in place of the live widget. */
  readonly state: Widget;

  constructor(readonly page: Page) {
    this.widget = new Widget(page, '#widget iframe');
    this.state = new Widget(page, '#state');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
  }

  tab(name: Tab): Locator {
    return this.page.getByRole('tab', { name });
  }

  get panel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  async show(name: Tab): Promise<Locator> {
    await this.tab(name).click();
    return this.panel;
  }

  /** Checks the studio's own page. Each frame is checked by the tests of the widget. */
  expectAccessible(): Promise<void> {
    return expectAccessible(this.page);
  }

  async expectState(route: string): Promise<void> {
    await expect(this.page.locator('#state')).toHaveAttribute('data-state', 'ready');
    await expect(this.state.screen).toHaveAttribute('data-screen', route);
  }

  /** The options in the studio's address, by name. */
  async expectAddress(fields: Record<string, string>): Promise<void> {
    await expect
      .poll(() => Object.fromEntries(new URL(this.page.url()).searchParams))
      .toEqual(expect.objectContaining(fields));
  }
}
