import { test as base, expect, type Page } from '@playwright/test';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { type HostMode, type HostOptions, HostPage } from '../pages/HostPage';
import { ListPage } from '../pages/ListPage';
import { MessagePage } from '../pages/MessagePage';
import { Operator, Player } from '../pages/Operator';
import { ProviderPage } from '../pages/ProviderPage';
import type { Widget } from '../pages/Widget';

/** Players at home in a country. Without one of these, a new player is Dutch and pays in EUR. */
export const brazilian = { country: 'br', currency: 'BRL' };
export const indian = { country: 'in', currency: 'INR' };
export const russian = { country: 'ru', currency: 'RUB' };

type PlayerFields = NonNullable<Parameters<Operator['signUp']>[0]>;

export interface WidgetOptions extends Omit<HostOptions, 'player'> {
  /** The player at the host: one who has signed up already, or the fields of a new one. */
  player?: Player | PlayerFields;
}

export interface FormOptions extends WidgetOptions {
  /** The group that the method is in. Undefined if the method is in the list itself. */
  group?: string;
}

export interface InvoiceOptions extends FormOptions {
  amount: string;
  /** What to type into the other fields of the form. */
  fields?: Record<string, string>;
  /** The route name of the invoice. */
  screen: string;
}

/** What a project of `playwright.config.ts` chooses. */
export interface HostSettings {
  mode: HostMode;
  /** The transport that the host's payload asks for. */
  transport: 'http' | 'socket';
}

interface Defaults {
  /** Options of every widget of a spec, set with `test.use`. The options of a test are merged into them. */
  widgetDefaults: WidgetOptions & { player?: PlayerFields };
}

/** Each of these opens the widget and returns its player, so that a test begins where its subject begins. */
interface Openings {
  /** Signs a player up and opens the host page with the widget. */
  openWidget(options?: WidgetOptions): Promise<Player>;
  /** Opens the widget and waits for the deposit list. */
  openList(options?: WidgetOptions): Promise<Player>;
  /** Opens the widget and goes to a method's form. */
  openForm(method: string, options?: FormOptions): Promise<Player>;
  /** Opens the widget, submits a method's form and waits for the deposit's invoice. */
  openInvoice(method: string, options: InvoiceOptions): Promise<Player>;
  /**
   * Opens the widget, and creates a deposit of 25.23 that stays in progress, by a method that opens the helper window. Waits for
   * its complete page.
   */
  openWaitingDeposit(method: string, options?: FormOptions): Promise<Player>;
}

interface Fixtures extends HostSettings, Defaults, Openings {
  /** A name unique to the test, which each of its requests carries. */
  scope: string;
  operator: Operator;
  host: HostPage;
  widget: Widget;
  list: ListPage;
  form: DepositFormPage;
  complete: CompletePage;
  message: MessagePage;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
  scope: async ({}, use, { testId, repeatEachIndex, retry }) => use(`${testId}-${repeatEachIndex}-${retry}`),
  // A request can still be under way when a test ends. The handler that answers it then fails, which is no fault of the test.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  extraHTTPHeaders: async ({ scope }, use) => use({ 'x-sandbox-scope': scope }),
  operator: async ({ request, scope }, use) => use(new Operator(request, scope)),
  mode: ['frame', { option: true }],
  transport: ['http', { option: true }],
  widgetDefaults: [{}, { option: true }],
  host: async ({ page, mode, transport }, use) => use(new HostPage(page, mode, transport)),
  widget: async ({ host }, use) => use(host.widget),
  list: async ({ widget }, use) => use(new ListPage(widget)),
  form: async ({ widget }, use) => use(new DepositFormPage(widget)),
  complete: async ({ widget }, use) => use(new CompletePage(widget)),
  message: async ({ widget }, use) => use(new MessagePage(widget)),

  openWidget: async ({ operator, host, widgetDefaults }, use) =>
    use(async (options = {}) => {
      const player =
        options.player instanceof Player
          ? options.player
          : await operator.signUp({ ...widgetDefaults.player, ...options.player });
      const payload = { ...widgetDefaults.payload, ...options.payload };
      await host.open({ ...widgetDefaults, ...options, payload, player });
      return player;
    }),
  openList: async ({ openWidget, list }, use) =>
    use(async (options) => {
      const player = await openWidget(options);
      await list.expectShown();
      return player;
    }),
  openForm: async ({ openWidget, list }, use) =>
    use(async (method, { group, ...options } = {}) => {
      const player = await openWidget(options);
      await list.choose(method, group);
      return player;
    }),
  openInvoice: async ({ openForm, form, widget }, use) =>
    use(async (method, { amount, fields, screen, ...options }) => {
      const player = await openForm(method, options);
      await form.pay(amount, fields);
      await widget.expectScreen(screen);
      await widget.action('paid').waitFor();
      return player;
    }),
  openWaitingDeposit: async ({ openForm, page, form, complete }, use) =>
    use(async (method, options) => {
      const player = await openForm(method, options);
      await pressInVain(page, () => form.pay('25.23'));
      await complete.expectStatus('waiting');
      return player;
    }),
});

/** Does what opens the helper window, and returns that window. Without this, a later call could take it for its own. */
export async function helperOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const [helper] = await Promise.all([page.waitForEvent('popup'), press()]);
  return helper;
}

/**
 * Waits until the widget has closed the helper window. The clock and the network are set in one window after the other, which
 * fails if one of them closes meanwhile.
 */
export async function expectGone(helper: Page): Promise<void> {
  await expect.poll(() => helper.isClosed(), 'the helper window is closed').toBe(true);
}

/** Does what opens a helper window that the widget soon closes, and waits until it is closed. */
export async function pressInVain(page: Page, press: () => Promise<void>): Promise<void> {
  await expectGone(await helperOf(page, press));
}

/** Does what opens the helper window and returns the provider's page in it. */
export async function followToProvider(page: Page, press: () => Promise<void>): Promise<ProviderPage> {
  const provider = new ProviderPage(await helperOf(page, press));
  await provider.expectShown();
  return provider;
}

/** Without this script React cannot take the list over. */
export const reactScript = /\/static\/shell\/[^/]+\/app\.[^/]+\.js$/;

/** Holds requests back. Returns a function that lets them go on, or fail. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  then: 'load' | 'fail' = 'load',
): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await (then === 'load' ? route.continue() : route.abort('connectionfailed'));
  });
  return release;
}

/** Holds React's script back. Returns a function that lets it load, or fail. */
export const holdReact = (page: Page, then?: 'load' | 'fail'): Promise<() => void> =>
  holdRequests(page, reactScript, then);

/**
 * Stops the page's clock, which must be installed, so that the widget repeats no call by itself. What is due within a minute
 * happens at once: stop the time before the call, or a repeated one may be under way.
 */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/**
 * Submits a form with the time stopped, so that what the widget then says stays. Returns the helper window. Resume the clock
 * before axe runs, which uses timers.
 */
export async function payInStoppedTime(page: Page, form: DepositFormPage, amount: string): Promise<Page> {
  await form.enter(amount);
  await stopTime(page);
  return helperOf(page, () => form.submit.click());
}

export { expect };
