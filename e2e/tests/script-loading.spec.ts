import type { FaultRule } from '../sandbox/operator/faults';
import { expect, test } from './test';

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
    // The time limit starts only when the script that watches the other one has loaded.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await message.expectNotStarted('Не удалось открыть платежи', 500);
    }).toPass();
    await expect(widget.locator('html')).toHaveAttribute('lang', 'ru');
  });
}
