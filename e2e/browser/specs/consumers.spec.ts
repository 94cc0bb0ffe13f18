import { fencesOf } from '@paywidget/shared/tools/fences';
import type { Page } from '@playwright/test';
import { consumerTest as test } from '../fixtures/consumerSite';
import { expect, followToProvider } from '../fixtures/test';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { ListPage } from '../pages/ListPage';
import { Widget } from '../pages/Widget';

/** The functions that the host applications offer to tests. */
interface HostWindow {
  change(changes: { user?: Record<string, unknown>; theme?: 'light' | 'dark' }): void;
  show(isShown: boolean): void;
}

const change = (page: Page, changes: Parameters<HostWindow['change']>[0]) =>
  page.evaluate((update) => (window as unknown as HostWindow).change(update), changes);
const show = (page: Page, isShown: boolean) =>
  page.evaluate((isVisible) => (window as unknown as HostWindow).show(isVisible), isShown);

/** Returns the policy of docs/guides/policies.md for a host's page, with the address of the test's deployment. */
function policyOf(way: 'frame' | 'package', url: string): string {
  const fences = fencesOf('docs/guides/policies.md').map(({ code }) => code);
  const [, policy = ''] =
    /^Content-Security-Policy: (.*)$/m.exec(fences[way === 'frame' ? 0 : 1] ?? '') ?? [];
  return (
    policy
      .replaceAll('https://pay.example', url)
      .replaceAll('wss://pay.example', url.replace('http', 'ws'))
      // The test's deployment is not served over https.
      .replace(' https: data:', ` ${url} data:`)
  );
}

/** Returns everything that the browser refuses from now on. */
function collectViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) violations.push(message.text());
  });
  return violations;
}

// All in one worker, which builds the applications once.
test.describe.configure({ mode: 'default' });

test('a host application with the policy of docs/guides/policies.md mounts the widget, and refuses nothing', async ({
  consumers,
  operator,
  page,
}) => {
  const header = policyOf('package', consumers.url);
  const violations = collectViolations(page);
  consumers.usePolicy(header);
  const { user } = await operator.signUp();
  await page.goto(consumers.pageOf('script', { user, payload: { transport: 'http' } }));
  // Without axe, which adds styles to the page that it checks.
  await expect(new Widget(page).screen).toHaveAttribute('data-screen', 'deposit.list');
  await expect(page.locator('[data-method] img').first()).toBeVisible();

  consumers.usePolicy(undefined);

  expect(header).toContain(`script-src 'self' ${consumers.url};`);
  expect(violations).toEqual([]);
});

for (const consumer of ['react19', 'react18', 'script'] as const) {
  test(`a host application (${consumer}) at another origin mounts the widget and makes a deposit`, async ({
    consumers,
    operator,
    page,
  }) => {
    await page.clock.install();
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const player = await operator.signUp();
    const session = { user: player.user, payload: { transport: 'http' } };
    await page.goto(consumers.pageOf(consumer, session));
    const widget = new Widget(page);
    const list = new ListPage(widget);
    const form = new DepositFormPage(widget);
    await list.choose('mifinity');
    await form.expectShown();

    // The form stays filled in while language and theme change.
    await form.enter('25');
    await change(page, { user: { ...player.user, locale: 'ru-RU' }, theme: 'dark' });
    await expect(widget.container).toHaveAttribute('lang', 'ru');
    await expect(form.amount).toHaveValue('25');

    const provider = await followToProvider(page, () => form.submit.click());
    await provider.decide('approve');
    await provider.expectClosed();
    // The host applications pass no pushes on, so the widget asks.
    await player.hurry();
    await page.clock.fastForward(5_000);
    await new CompletePage(widget).expectStatus('processed');
    await player.expectCreditedOnce('25');

    // Unmounting leaves nothing in the page, and the widget can be mounted again.
    await show(page, false);
    await expect(widget.container).toHaveCount(0);
    expect(
      await page.evaluate(() => document.head.querySelectorAll('link[rel=stylesheet], script').length),
    ).toBe(0);
    await show(page, true);
    await list.expectShown();
    await expect(widget.container).toHaveCount(1);
    expect(failures).toEqual([]);
  });
}

for (const consumer of ['react', 'vue', 'svelte', 'angular', 'element'] as const) {
  test(`a host application (${consumer}) at another origin shows the widget in a frame and makes a deposit`, async ({
    consumers,
    operator,
    page,
  }) => {
    await page.clock.install();
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const player = await operator.signUp();
    consumers.usePolicy(policyOf('frame', consumers.url));
    const violations = collectViolations(page);
    await page.goto(consumers.pageOf(consumer, { user: player.user, payload: { transport: 'http' } }));
    consumers.usePolicy(undefined);
    const frame = page.locator('#host iframe');
    const widget = new Widget(page, '#host iframe');
    const list = new ListPage(widget);
    const form = new DepositFormPage(widget);
    await list.choose('mifinity');
    await expect(frame).toHaveAttribute('name', 'paywidget-1');

    await form.enter('25');
    await change(page, { user: { ...player.user, locale: 'ru-RU' }, theme: 'dark' });
    await expect(widget.container).toHaveAttribute('lang', 'ru');
    await expect(widget.container).toHaveAttribute('data-theme', 'dark');
    await expect(form.amount).toHaveValue('25');

    const provider = await followToProvider(page, () => form.submit.click());
    await provider.decide('approve');
    await provider.expectClosed();
    // The host applications pass no pushes on, so the widget asks.
    await player.hurry();
    await page.clock.fastForward(5_000);
    await new CompletePage(widget).expectStatus('processed');
    await player.expectCreditedOnce('25');
    const statuses = () =>
      page.evaluate(() =>
        (window as unknown as { messages: { status?: string }[] }).messages.map((one) => one.status),
      );
    await expect.poll(statuses).toContain('processed');

    // The widget's own close button, then once more.
    await widget.close();
    await expect(frame).toHaveCount(0);
    await show(page, true);
    await list.expectShown();
    await show(page, false);
    await expect(frame).toHaveCount(0);
    expect(failures).toEqual([]);
    expect(violations).toEqual([]);
  });
}
