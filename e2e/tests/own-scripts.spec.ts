import type { FaultRule } from '../sandbox/operator/faults';
import { expect, test } from './test';

/** The widget's own two scripts: the one that starts it, and the one that draws. */
const scripts = { shell: '/static/shell/[^/]*/shell\\.', app: '/static/shell/[^/]*/app\\..*js' };

const faults: [name: string, fault: (path: string) => FaultRule][] = [
  ['is missing', (path) => ({ match: { path }, action: 'status', status: 404, body: { no: 1 } })],
  ['ends too early', (path) => ({ match: { path }, action: 'malformed' })],
  ['never arrives', (path) => ({ match: { path }, action: 'drop' })],
];

for (const [script, path] of Object.entries(scripts)) {
  for (const [name, fault] of faults) {
    test(`when the ${script} script ${name}, the player is told, and a retry heals`, async ({
      operator,
      host,
      widget,
      list,
      message,
    }) => {
      await operator.addFaults(fault(path));
      await host.open({ player: await operator.signUp() });
      await message.expectNotStarted();
      await widget.expectAccessible();
      await host.expectMessage('Error', { code: 'start.failed' });
      await operator.clearFaults();
      await message.refresh.click();
      await list.expectShown();
    });
  }

  test(`a ${script} script that was cut short once is fetched anew without a word`, async ({
    operator,
    host,
    page,
    list,
  }) => {
    let isBroken = true;
    await page.route(new RegExp(path), async (route) => {
      const isReload = route.request().resourceType() === 'fetch';
      if (isReload) isBroken = false;
      if (!isBroken) return route.continue();
      return route.fulfill({ contentType: 'text/javascript', body: '(() => {' });
    });
    await host.open({ player: await operator.signUp() });
    await list.expectShown();
    expect(await host.messages('Error')).toEqual([]);
  });
}

for (const [script, path] of Object.entries(scripts)) {
  test(`a ${script} script that never comes is given up, in the player’s language`, async ({
    operator,
    host,
    page,
    message,
  }) => {
    await page.clock.install();
    await operator.addFaults({ match: { path }, action: 'hang' });
    // They have a time limit by the same clock, where the widget itself has started.
    const texts = script === 'app' ? page.waitForResponse(/\/ru\.\w+\.json$/) : undefined;
    await host.open({ player: await operator.signUp({ lang: 'ru' }) });
    await host.expectMessage('Loaded', {});
    await texts;
    // Until the script that gives up the other one is there itself, no time of the page's counts.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await message.expectNotStarted('Не удалось открыть платежи', 500);
    }).toPass();
  });
}
