import type { Page } from '@playwright/test';
import {
  expect,
  expectGone,
  followToProvider,
  helperOf,
  holdRequests,
  payInStoppedTime,
  pressInVain,
  stopTime,
  test,
} from '../fixtures/test';
import { HostPage } from '../pages/HostPage';
import type { Player } from '../pages/Operator';
import { expectPaymentStatus } from '../pages/paymentStatus';
import { text } from '../pages/texts';
import type { Widget } from '../pages/Widget';

const method = 'mifinity';
const create = 'BANKING/deposit-create';
const check = 'deposit-check';

test.beforeEach(({ page }) => page.clock.install());

/** Continues to the provider with a deposit that was found again, and pays it once. `passTime` lets some seconds pass. */
async function finishPayment(
  page: Page,
  widget: Widget,
  player: Player,
  amount: string,
  passTime = () => page.clock.fastForward(2_000),
): Promise<void> {
  const continueToPayment = widget.root.getByRole('button', { name: text('deposit.continueToPayment') });
  // The widget checks every few seconds.
  await expect(async () => {
    await passTime();
    await expect(continueToPayment).toBeVisible({ timeout: 500 });
  }).toPass();
  const provider = await followToProvider(page, () => continueToPayment.click());
  await provider.decide('approve');
  await expectPaymentStatus(widget, 'processed');
  await player.expectCreditedOnce(amount);
}

test('@socket @package ten quick presses create one deposit', async ({
  openForm,
  operator,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.enter('25.10');
  await form.submit.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');
  await operator.expectOneCall(create, 1);
});

test('presses and Enter during the create call are ignored', async ({
  openForm,
  operator,
  page,
  widget,
  form,
  complete,
}) => {
  const answer = await holdRequests(page, `**/${create}`);
  const player = await openForm(method);
  await form.enter('25.10');
  await form.amount.press('Enter');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await widget.expectAccessible();
  for (let press = 0; press < 10; press += 1) await form.submit.dispatchEvent('click');
  await form.amount.press('Enter');
  answer();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');
  await operator.expectOneCall(create, 1);
  await expect.poll(() => page.context().pages().length, 'no helper window stays open').toBe(1);
});

for (const [name, amount] of [
  ['a response with broken JSON', '25.21'],
  ['a response that breaks the contract', '25.26'],
  ['a 500 after the deposit was created', '25.28'],
] as const) {
  test(`after ${name}, the form warns not to pay again, then finds the deposit`, async ({
    openForm,
    operator,
    page,
    widget,
    form,
  }) => {
    // The status checks fail too, so that the unknown outcome stays visible.
    await operator.addFaults({ match: { endpoint: check }, action: 'status', status: 503 });
    const player = await openForm(method);
    await pressInVain(page, () => form.pay(amount));
    await form.expectUnknown();
    await widget.expectAccessible();
    await expect(form.submit).toHaveCount(0);

    await operator.clearFaults();
    await finishPayment(page, widget, player, amount);
    await operator.expectOneCall(create, 1);
  });
}

test('@socket @package a deposit is found again if the connection breaks before the response', async ({
  openForm,
  operator,
  page,
  widget,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await openForm(method);
  await pressInVain(page, () => form.pay('25'));
  await finishPayment(page, widget, player, '25');
  await operator.expectOneCall(create);
  await player.deposits(1);
});

test('a create call that the browser repeats by itself creates one deposit', async ({
  openForm,
  operator,
  widget,
  form,
}) => {
  const player = await openForm(method);
  await form.pay('25.14');
  await expect(widget.action('submit').filter({ hasText: /./ })).toHaveCount(0);
  await player.finishDeposit('PAYED');
  await player.expectCreditedOnce('25.14');
  await operator.expectOneCall(create);
});

test('a response after the time limit of 30 s is an unknown outcome', async ({
  openForm,
  operator,
  page,
  widget,
  form,
}) => {
  const player = await openForm(method);
  const helper = await payInStoppedTime(page, form, '25.22');
  await player.deposits(1);
  await page.clock.fastForward(30_000);
  await form.expectUnknown();
  await expectGone(helper);
  await page.clock.resume();
  await page.clock.fastForward(2_000);
  await finishPayment(page, widget, player, '25.22');
  await operator.expectOneCall(create, 1);
});

test('@socket a create call that never arrived is sent again with the same key and body', async ({
  openForm,
  operator,
  page,
  widget,
  form,
  complete,
}) => {
  await operator.addFaults(
    { match: { endpoint: create }, action: 'drop' },
    // So that the unknown outcome stays visible.
    { match: { endpoint: check }, action: 'status', status: 503 },
  );
  const player = await openForm(method);
  await pressInVain(page, () => form.pay('25'));
  await form.expectUnknown();
  await operator.clearFaults();
  await page.clock.fastForward(8_000);
  await expect(widget.status.filter({ hasText: text('deposit.notFound.title') })).toBeVisible();
  await widget.expectAccessible();
  await player.expectNothingCredited();

  await expect(form.refresh).toHaveText(text('deposit.notFound.refresh'));
  const provider = await followToProvider(page, () => form.refresh.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await operator.expectOneCall(create);
});

test('if the status check fails, sending again returns the first response', async ({
  openForm,
  operator,
  page,
  form,
  complete,
}) => {
  await page.route(`**/${check}`, (route) => route.fulfill({ status: 503 }));
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await openForm(method);
  await pressInVain(page, () => form.pay('25'));
  await form.expectUnknown();
  await operator.clearFaults();
  const provider = await followToProvider(page, () => form.refresh.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await operator.expectOneCall(create);
  await player.deposits(1);
});

test('@socket a 500 that created nothing creates no deposit when it is sent again', async ({
  page,
  openForm,
  operator,
  widget,
  form,
}) => {
  // So that the unknown outcome stays visible.
  const failingCheck = { match: { endpoint: check }, action: 'status', status: 503 } as const;
  await operator.addFaults(failingCheck);
  const player = await openForm(method);
  await pressInVain(page, () => form.pay('25.13'));
  await form.expectUnknown();
  await operator.clearFaults();
  await page.clock.fastForward(8_000);
  await expect(form.refresh).toHaveText(text('deposit.notFound.refresh'));
  await operator.addFaults(failingCheck);
  await pressInVain(page, () => form.refresh.click());
  await expect.poll(async () => (await operator.requests(create)).length).toBe(2);
  await form.expectUnknown();
  await operator.expectOneCall(create, 2);
  await player.deposits(0);
  await player.expectNothingCredited();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.redirect');
});

test('submitting another amount while the outcome is unknown first checks the first deposit', async ({
  openForm,
  operator,
  page,
  widget,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: check }, action: 'status', status: 503 });
  const player = await openForm(method);
  await pressInVain(page, () => form.pay('25.28'));
  await form.expectUnknown();
  await form.amount.fill('40');
  // The window is closed once the check of this press has failed. The widget may have checked by itself before.
  await pressInVain(page, () => form.submit.click());
  await operator.clearFaults();
  await finishPayment(page, widget, player, '25.28');
  await player.deposits(1);
  await operator.expectOneCall(create, 1);
});

test('offline before submitting: nothing is sent until the player sends it again', async ({
  openForm,
  operator,
  context,
  page,
  widget,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.enter('25');
  await context.setOffline(true);
  const helper = await helperOf(page, () => form.submit.click());
  await form.expectUnknown();
  // Chrome may leave it open, with the page that says so.
  await expect.poll(() => helper.isClosed() || helper.url().startsWith('chrome-error:')).toBe(true);
  await context.setOffline(false);
  await page.clock.fastForward(2_000);
  await expect(widget.status.filter({ hasText: text('deposit.notFound.title') })).toBeVisible();
  await player.deposits(0);
  const provider = await followToProvider(page, () => form.refresh.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await operator.expectOneCall(create, 1);
});

test('offline during the create call: the deposit is found once online', async ({
  openForm,
  operator,
  context,
  page,
  widget,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'hang', when: 'after' });
  const player = await openForm(method);
  const helper = await helperOf(page, () => form.pay('25'));
  await player.deposits(1);
  await context.setOffline(true);
  // The browser reports no error for a response that will never arrive. Only the time limit ends the wait.
  await page.clock.fastForward(30_000);
  await form.expectUnknown();
  await expectGone(helper);
  await context.setOffline(false);
  await finishPayment(page, widget, player, '25');
  await operator.expectOneCall(create, 1);
});

test('@socket offline after the create call: the complete page catches up once online', async ({
  openWaitingDeposit,
  operator,
  context,
  page,
  complete,
}) => {
  const player = await openWaitingDeposit(method, { forwardsPushes: false });
  // Else the first answer may already say that it is paid.
  const answered = async () =>
    (await operator.requests('deposit-status')).filter(({ status }) => status !== undefined);
  await expect.poll(async () => (await answered()).length).toBeGreaterThan(0);
  await context.setOffline(true);
  await player.finishDeposit('PAYED');
  await page.clock.fastForward(5_000);
  await complete.expectStatus('waiting');
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await complete.expectStatus('processed', 500);
  }).toPass();
  await player.expectCreditedOnce('25.23');
});

test('a reload during the create call returns to the same deposit', async ({
  openForm,
  operator,
  page,
  widget,
  form,
  complete,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'hang', when: 'after' });
  const player = await openForm(method);
  await helperOf(page, () => form.pay('25'));
  await player.deposits(1);
  await page.reload();
  await complete.expectShown();
  await finishPayment(page, widget, player, '25');
  await operator.expectOneCall(create, 1);
});

test('@socket @package a reload after the create call resumes the deposit', async ({
  openForm,
  operator,
  page,
  list,
  form,
  complete,
}) => {
  const player = await openForm(method);
  await form.enter('25');
  const provider = await followToProvider(page, () => form.submit.click());
  await complete.expectStatus('waiting');
  await page.reload();
  await complete.expectStatus('waiting');
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await operator.expectOneCall(create, 1);

  await page.reload();
  await list.expectShown();
});

test('after a reload, a deposit whose create call never arrived starts again and is paid once', async ({
  openForm,
  operator,
  page,
  list,
  form,
  complete,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop' });
  const player = await openForm(method);
  await form.pay('25.10');
  await expect(form.refresh).toBeVisible();
  await operator.clearFaults();
  await page.reload();
  await list.choose(method);
  await form.pay('25.10');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');
});

test('after a reload without a network the player is not led to pay again', async ({
  openForm,
  operator,
  page,
  widget,
  form,
  complete,
}) => {
  await operator.addFaults(
    { match: { endpoint: create }, action: 'hang', when: 'after' },
    { match: { endpoint: check }, action: 'status', status: 503 },
  );
  const player = await openForm(method);
  await helperOf(page, () => form.pay('25'));
  await player.deposits(1);
  const waiting = widget.status.filter({ hasText: text('deposit.resume.title') });
  await page.reload();
  await expect(waiting).toBeVisible();
  await widget.expectAccessible();
  await stopTime(page);
  await page.reload();
  await expect(waiting).toBeVisible();
  await operator.clearFaults();
  await widget.action('refresh').click();
  await page.clock.resume();
  await complete.expectShown();
  await finishPayment(page, widget, player, '25');
  await operator.expectOneCall(create, 1);
});

test('a tab restored after a crash during the create call resumes the same deposit', async ({
  openForm,
  operator,
  context,
  page,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'hang', when: 'after' });
  const player = await openForm(method);
  await form.pay('25');
  await player.deposits(1);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => {})]);

  const restored = new HostPage(await context.newPage());
  await restored.page.addInitScript((entries) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await restored.open({ player });
  await restored.widget.expectScreen('deposit.complete');
  // The faked clock fails on a tab that has crashed.
  await finishPayment(restored.page, restored.widget, player, '25', async () => {});
  await operator.expectOneCall(create, 1);
});

test('two tabs make two deposits, and no tab resumes the deposit of the other', async ({
  openWaitingDeposit,
  operator,
  context,
  complete,
}) => {
  const player = await openWaitingDeposit(method);

  const other = new HostPage(await context.newPage());
  await other.open({ player });
  await expect(other.widget.screen).toHaveAttribute('data-screen', 'deposit.list');
  await other.widget.locator(`[data-method="${method}"]`).click();
  await other.widget.locator('[data-field="amount"] input').fill('40.10');
  await other.widget.action('submit').click();
  await expectPaymentStatus(other.widget, 'processed');
  await complete.expectStatus('waiting');
  await player.expectCreditedOnce('40.1');
  const keys = (await operator.requests(create)).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});
