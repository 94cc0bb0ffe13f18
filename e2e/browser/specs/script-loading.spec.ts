import type { FaultRule } from '@paywidget/operator/sandbox/faults';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { ProviderPage } from '../pages/ProviderPage';
import { text } from '../pages/texts';

/** The widget's two scripts: `shell` starts the widget, `app` renders it. */
const scripts = { shell: '/static/shell/[^/]*/shell\\.', app: '/static/shell/[^/]*/app\\..*js' };

const faults: [name: string, fault: (path: string) => FaultRule][] = [
  ['is missing', (path) => ({ match: { path }, action: 'status', status: 404, body: { no: 1 } })],
  ['ends too early', (path) => ({ match: { path }, action: 'malformed' })],
  ['never arrives', (path) => ({ match: { path }, action: 'drop' })],
];

for (const [script, path] of Object.entries(scripts)) {
  for (const [name, fault] of faults) {
    test(`when the ${script} script ${name}, an error is shown, and a retry loads it`, async ({
      openWidget,
      operator,
      host,
      widget,
      list,
      message,
    }) => {
      await operator.addFaults(fault(path));
      await openWidget();
      await message.expectNotStarted();
      await widget.expectAccessible();
      await host.expectMessage('Error', { code: 'start.failed' });
      await operator.clearFaults();
      await message.refresh.click();
      await list.expectShown();
    });
  }

  test(`a ${script} script that was truncated once is loaded again without an error`, async ({
    openList,
    host,
    page,
  }) => {
    let isBroken = true;
    await page.route(new RegExp(path), async (route) => {
      const isReload = route.request().resourceType() === 'fetch';
      if (isReload) isBroken = false;
      if (!isBroken) return route.continue();
      return route.fulfill({ contentType: 'text/javascript', body: '(() => {' });
    });
    await openList();
    expect(await host.messages('Error')).toEqual([]);
  });
}

for (const [script, path] of Object.entries(scripts)) {
  test(`a ${script} script that never arrives shows an error in the player’s language`, async ({
    openWidget,
    operator,
    host,
    page,
    message,
    widget,
  }) => {
    await page.clock.install();
    await operator.addFaults({ match: { path }, action: 'hang' });
    // If the widget has started, its texts have a time limit by the same clock, so they must arrive first.
    const texts = script === 'app' ? page.waitForResponse(/\/ru\.\w+\.json$/) : undefined;
    await openWidget({ player: { lang: 'ru' } });
    await host.expectMessage('Loaded', {});
    await texts;
    // The time limit starts only when the script that watches the other one has loaded. The failure page's texts have a limit of
    // 3 s, which the next round would exceed.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await message.expectNotStarted('Не удалось открыть платежи', 2_500);
    }).toPass();
    await expect(widget.locator('html')).toHaveAttribute('lang', 'ru');
  });
}

/** Lets the animations of a page pass at once. The page's own text appears by one, because it has no script then. */
async function skipAnimations(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1000 });
}

/** The missing files, by name. The early script is a file of the shell too. */
const losses = {
  'no file of the shell': '/static/shell/',
  'no script': '/static/shell/.*\\.js$',
};

for (const [name, path] of Object.entries(losses)) {
  // A page without the loader. It shows its own text over a silent frame.
  test(`if ${name} can be loaded, the page itself says so and offers to reload`, async ({
    operator,
    page,
  }) => {
    await operator.addFaults({ match: { path }, action: 'status', status: 404, body: { no: 1 } });
    await page.goto('/paywidget/');
    const title = page.getByRole('heading', { name: 'This page hasn’t loaded' });
    await skipAnimations(page);
    await expect(title).toBeVisible();
    await operator.clearFaults();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: text('start.host.title') })).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  test(`if ${name} can be loaded at the press, the helper window is not blank, and a reload continues`, async ({
    openForm,
    context,
    page,
    form,
    complete,
  }) => {
    await openForm('mifinity');
    await form.enter('25');
    // A route also keeps the window out of the browser's cache: the files that the frame has loaded would start it.
    await context.route(new RegExp(path), (route) => route.fulfill({ status: 404 }));
    const [helper] = await Promise.all([page.waitForEvent('popup'), form.submit.click()]);
    await skipAnimations(helper);
    await expect(helper.getByRole('heading', { name: 'This page hasn’t loaded' })).toBeVisible();
    await context.unrouteAll();
    await helper.getByRole('link', { name: 'Reload' }).click();
    await new ProviderPage(helper).decide('approve');
    await complete.expectStatus('processed');
  });
}

test('without scripts the page says that payments need them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/paywidget/form');
  await expect(page.getByRole('heading', { name: 'Payments need JavaScript' })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toBeHidden();
  await context.close();
});
