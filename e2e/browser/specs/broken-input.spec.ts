import type { Page } from '@playwright/test';
import { expect, followToProvider, holdRequests, test } from '../fixtures/test';
import { SilentHostPage } from '../pages/SilentHostPage';
import { text } from '../pages/texts';
import { Widget } from '../pages/Widget';
import { foreignUrl, sandboxUrl } from '../sandboxAddress';

const methods = 'BANKING/methods-payment-v5';
const good = { name: 'good', position: 1, text: 'Good', amount_rules: { EUR: { min: 5, max: 100 } } };

/** Collects the messages that the page writes to the console. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  return log;
}

test('invalid methods are left out of the list and reported', async ({ openList, operator, host, list }) => {
  await operator.addFaults({
    match: { endpoint: methods },
    action: 'status',
    status: 200,
    body: {
      methods: [
        { name: 7, position: 'first' },
        { ...good, name: 'broken_rules', amount_rules: { EUR: { min: 'a lot' } } },
        { ...good, name: 'broken_fields', fields: [{ label: 'nameless' }] },
        { ...good, name: 'unknown_page', cardViewType: 99 },
        { ...good, name: 'broken_badge', position: 2, badgeType: { shiny: true } },
        good,
      ],
    },
  });
  await openList();
  expect(await list.entries(), 'an invalid optional field removes only itself').toEqual([
    'good',
    'broken_badge',
  ]);
  for (const path of ['methods.0', 'methods.1', 'methods.2', 'methods.4.badgeType']) {
    await host.expectMessage('Error', {
      code: 'contract.dropped',
      message: expect.stringContaining(`${methods} ${path}`),
    });
  }
  await host.expectMessage('Error', {
    code: 'methods.refused',
    message: expect.stringContaining('unknown_page'),
  });
});

test('a method with an infinite amount is left out of the list', async ({ openList, host, page, list }) => {
  await page.route(`**/${methods}`, (route) => {
    const endless = { ...good, name: 'endless', amount_rules: { EUR: { min: 5, max: 'endless' } } };
    const body = JSON.stringify({ methods: [good, endless] }).replace('"max":"endless"', '"max":1e999');
    return route.fulfill({ contentType: 'application/json', body });
  });
  await openList();
  expect(await list.entries()).toEqual(['good']);
  await host.expectMessage('Error', { code: 'contract.dropped' });
});

test('a malformed response opens the error page, whose button loads the list again', async ({
  openWidget,
  operator,
  list,
  message,
}) => {
  await operator.addFaults({ match: { endpoint: methods }, action: 'malformed' });
  await openWidget();
  await message.expectError();
  await operator.clearFaults();
  await message.refresh.click();
  await list.expectShown();
});

test('a 500 opens the error page, whose button loads the list again', async ({
  openWidget,
  operator,
  host,
  list,
  message,
}) => {
  await operator.addFaults({ match: { endpoint: methods }, action: 'status', status: 500 });
  await openWidget();
  await message.expectError();
  await host.expectMessage('Error', { code: 'error.page', message: 'HTTP 500' });
  await message.refresh.click();
  await message.expectError();
  await operator.clearFaults();
  await message.refresh.click();
  await list.expectShown();
});

test('an expired token is reported to the host once, and a new token reloads the list', async ({
  openWidget,
  operator,
  host,
  list,
  message,
}) => {
  const player = await operator.signUp();
  const { token } = await player.renewToken();
  await openWidget({ player });
  await message.expectError(text('error.status.401'));
  await message.refresh.click();
  await expect.poll(async () => (await operator.requests(methods)).length).toBeGreaterThan(1);
  await message.expectError(text('error.status.401'));
  expect(await host.messages('TokenExpired')).toHaveLength(1);

  await host.send('login.token', { token });
  await list.expectShown();
});

test('a response that takes more than 30 s is a timeout', async ({
  openWidget,
  operator,
  host,
  page,
  list,
  message,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: methods }, action: 'hang' });
  await openWidget();
  await expect(host.widget.status.first(), 'the list is loading').toBeAttached();
  await page.clock.fastForward(30_000);
  await message.expectError(text('error.timeout'));
  await host.expectMessage('Error', { code: 'error.page', message: 'Request timeout' });
  await operator.clearFaults();
  await message.refresh.click();
  await list.expectShown();
});

test('a network that fails on all four attempts is reported on the error page', async ({
  openWidget,
  page,
  widget,
  list,
  message,
}) => {
  await page.clock.install();
  const fail = await holdRequests(page, `**/${methods}`, 'fail');
  let attempts = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(methods)) attempts += 1;
  });
  await openWidget();
  // A list that is rendered after the last failure would ask again.
  await expect(widget.status.filter({ hasText: text('deposit.list.loading') })).toBeAttached();
  fail();
  for (const attempt of [1, 2, 3, 4]) {
    // On a busy machine, the next one may have followed by itself.
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(attempt);
    await page.clock.fastForward(2_000);
  }
  await message.expectError(text('error.network'));
  expect(attempts).toBe(4);
  await page.unrouteAll();
  await message.refresh.click();
  await list.expectShown();
});

test('an empty list opens the empty page, where another country can be chosen', async ({
  openWidget,
  operator,
  host,
  widget,
  message,
}) => {
  await operator.addFaults({
    match: { endpoint: methods },
    action: 'status',
    status: 200,
    body: { methods: [] },
  });
  await openWidget();
  await message.expectEmpty();
  expect((await host.frame()).url()).toMatch(/\/empty\?direct=false&transaction=deposit$/);
  await expect(widget.action('change')).toBeVisible();
  await host.expectMessage('Error', { code: 'methods.empty', message: 'Empty payment methods' });
});

test('a country without methods opens the empty page', async ({ openWidget, host, message }) => {
  await openWidget({ player: { country: 'aq', currency: 'USD' } });
  await message.expectEmpty();
  expect((await host.frame()).url()).toMatch(/\/empty\?direct=true&transaction=deposit$/);
});

test('unknown and invalid messages of the host are logged and ignored', async ({
  openList,
  host,
  page,
  list,
}) => {
  const log = logOf(page);
  await openList();
  await host.send('self-destruct', { now: true });
  await host.send('deposit.status', { depositId: {} });
  await expect.poll(() => log.join('\n')).toContain('Unknown message type self-destruct');
  await expect.poll(() => log.join('\n')).toContain('The message deposit.status is broken');
  await list.expectShown();
});

test('messages from other frames of the host page are ignored', async ({ operator, page }) => {
  const host = new SilentHostPage(page);
  const { user } = await operator.signUp();
  await host.open();
  await expect.poll(async () => (await host.messages('Loaded')).length).toBe(1);
  await host.send({ type: 'loaded', payload: { user } });
  await host.widget.expectScreen('deposit.list');
  await page.evaluate(
    async (origins) => {
      for (const origin of origins) {
        const frame = document.createElement('iframe');
        const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        frame.src = `${origin}/sandbox/catalogue`;
        document.body.append(frame);
        await isLoaded;
      }
    },
    [sandboxUrl, foreignUrl],
  );
  const otherFrames = page
    .frames()
    .filter((frame) => frame.parentFrame() && frame.url().endsWith('/catalogue'));
  expect(otherFrames).toHaveLength(2);
  for (const frame of otherFrames) {
    await frame.evaluate(() => {
      const widget = window.parent.frames[0];
      widget?.postMessage(JSON.stringify({ type: 'update', payload: { theme: 'dark' } }), '*');
      widget?.postMessage(JSON.stringify({ type: 'close' }), '*');
    });
  }
  await host.send({ type: 'update', payload: { tokens: { '--pw-last': '1' } } });
  await expect(host.widget.container).toHaveAttribute('style', /--pw-last/);
  await expect(host.widget.container).toHaveAttribute('data-theme', 'light');
  expect(await host.messages('Close')).toEqual([]);
});

test('a host at an origin that the deployment does not list is ignored and receives no messages', async ({
  operator,
  page,
}) => {
  const log = logOf(page);
  await page.clock.install();
  const host = new SilentHostPage(page);
  const { user } = await operator.signUp();
  await host.open(foreignUrl);
  await host.send({ type: 'loaded', payload: { user, xOrigin: foreignUrl, host: foreignUrl } });
  await expect
    .poll(async () => {
      await host.send({ type: 'loaded', payload: { user } });
      return log.join('\n');
    })
    .toContain(`Refused a message from ${foreignUrl}`);
  await page.clock.fastForward(10_000);
  await expect(host.widget.container).toContainText(text('start.host.text'));
  expect(await host.messages('Loaded')).toEqual([]);
  expect(await operator.requests('BANKING/methods-payment-v5')).toEqual([]);
});

test('a host that sends no data gets an error, and can send it again', async ({ operator, page }) => {
  const host = new SilentHostPage(page);
  const { user } = await operator.signUp();
  await host.open();
  await expect.poll(() => host.messages('Loaded')).toEqual([expect.objectContaining({ version: '1.0.535' })]);
  await host.send({ type: 'loaded' });
  await expect(host.widget.root.getByRole('heading', { name: text('start.data.title') })).toBeVisible();
  await host.widget.expectAccessible();
  await expect
    .poll(() => host.messages('Error'))
    .toContainEqual(expect.objectContaining({ code: 'host.data', message: 'Incorrect data from host' }));
  await host.widget.action('refresh').click();
  await expect.poll(async () => (await host.messages('Loaded')).length).toBe(2);
  await host.send({ type: 'loaded', payload: { user } });
  await host.widget.expectScreen('deposit.list');
});

test('a host that does not answer for 10 s causes an error page, and a late answer still starts the widget', async ({
  operator,
  page,
}) => {
  const log = logOf(page);
  await page.clock.install();
  const host = new SilentHostPage(page);
  const { user } = await operator.signUp();
  await host.open();
  await expect.poll(async () => (await host.messages('Loaded')).length).toBe(1);
  // The early script sends `Loaded`. The time begins with the shell, which reads the host's messages.
  await host.send({ type: 'no answer' });
  await expect.poll(() => log.join('\n')).toContain('Unknown message type no answer');
  await page.clock.fastForward(5_000);
  await expect(host.widget.action('refresh')).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(host.widget.container).toContainText(text('start.host.text'));
  await host.widget.expectAccessible();
  await host.widget.action('refresh').click();
  await expect.poll(async () => (await host.messages('Loaded')).length).toBe(2);
  await page.clock.fastForward(10_000);
  await expect(host.widget.container).toContainText(text('start.host.text'));
  await host.send({ type: 'loaded', payload: { user } });
  await host.widget.expectScreen('deposit.list');
});

test('a page without a host shows an error at once', async ({ page }) => {
  const widget = new Widget(page);
  await page.goto('/paywidget/deposit');
  await expect(widget.container).toContainText(text('start.host.text'));
  await expect(widget.action('refresh')).toBeVisible();
});

test('an unsafe redirect is rejected', async ({ openForm, page, widget, form }) => {
  const player = await openForm('mifinity');
  const title = await page.title();
  await form.pay('25.30');
  await expect(widget.alert).toContainText(text('provider.error'));
  await form.expectShown();
  await expect.poll(() => page.context().pages().length).toBe(1);
  expect(await page.title()).toBe(title);
  await player.expectNothingCredited();
});

test('a regex that never finishes blocks neither the page nor the payment', async ({
  openForm,
  operator,
  host,
  widget,
  list,
  form,
}) => {
  const validations = [{ regex: '^(([a-z])+.)+[A-Z]([a-z])+$', regex_error_key: 'form.field.invalid' }];
  await operator.addFaults({
    match: { endpoint: methods },
    action: 'status',
    status: 200,
    body: {
      methods: [{ ...good, name: 'mifinity', fields: [{ name: 'trap', type: 'text', validations }] }, good],
    },
  });
  await openForm('mifinity');
  await form.control('trap').fill('a'.repeat(40));
  await form.control('trap').blur();
  const frame = await host.frame();
  const longest = await frame.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let gap = 0;
        let frames = 0;
        requestAnimationFrame(function look(now) {
          gap = Math.max(gap, now - last);
          last = now;
          frames += 1;
          if (frames < 30) requestAnimationFrame(look);
          else resolve(gap);
        });
      }),
  );
  // A busy machine may draw a frame late. If the frames waited for the regex, there would be no number at all.
  expect(longest, 'no frame waits for the regex').toBeLessThan(10_000);
  await expect(form.submit).toBeEnabled();
  await widget.back();
  await list.expectShown();
});

test('a regex that does not compile is reported and not applied', async ({
  openForm,
  operator,
  host,
  form,
}) => {
  const validations = [{ regex: '([', regex_error_key: 'form.field.invalid' }];
  await operator.addFaults({
    match: { endpoint: methods },
    action: 'status',
    status: 200,
    body: { methods: [{ ...good, fields: [{ name: 'odd', type: 'text', validations }] }] },
  });
  await openForm('good');
  await form.type('odd', 'anything');
  await form.control('odd').blur();
  await form.expectValid('odd');
  await expect.poll(async () => JSON.stringify(await host.messages('Error'))).toContain('odd');
});

test('invalid data in the session storage is discarded', async ({ openWaitingDeposit, host, page, list }) => {
  await openWaitingDeposit('mifinity');
  for (const garbage of ['{', 'null', '{"version":1,"method":7}', '{"version":99}', '[]', '\u0000']) {
    await (await host.frame()).evaluate((value) => {
      for (const key of Object.keys(sessionStorage)) {
        if (key !== 'sandbox-session') sessionStorage.setItem(key, value);
      }
    }, garbage);
    await page.reload();
    await list.expectShown();
  }
});

test('an unknown path opens the first screen', async ({ openList, host }) => {
  await openList({ transaction: 'nowhere/at/all' as 'deposit' });
  expect((await host.frame()).url()).toMatch(/\/paywidget\/deposit$/);
});

test('a form without a chosen method opens the list', async ({ openList }) => {
  await openList({ transaction: 'deposit/redirect' as 'deposit' });
});

test('a deposit causes no violation of the content security policy', async ({
  openWidget,
  host,
  page,
  context,
  list,
  form,
  complete,
}) => {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_source, rule: string) => void violations.push(rule));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation(rule: string): void };
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (/content security policy|refused to|trusted ?type/i.test(message.text()))
      violations.push(message.text());
  });
  context.on('weberror', (error) => violations.push(String(error.error())));
  await openWidget({ theme: 'dark', tokens: { '--pw-accent': '#ffcc00' } });
  await list.openGroup('e-money');
  await host.widget.back();
  await list.choose('mifinity');
  await form.enter('25.17');
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await complete.press('close');
  await host.expectUnmounted();
  expect(violations).toEqual([]);
});
