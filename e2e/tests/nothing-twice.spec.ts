import type { Page } from '@playwright/test';
import { HostPage } from '../pages/HostPage';
import type { Operator, Player } from '../pages/Operator';
import { text } from '../pages/texts';
import type { Widget } from '../pages/Widget';
import { expect, followToProvider, test } from './test';

const method = 'mifinity';
const create = 'BANKING/deposit-create';
const check = 'deposit-check';

/** Create calls as the operator saw them arrive. */
const creations = (operator: Operator) => operator.requests(create);

/**
 * All sends were one call: one key, one body. Where connections break, how many is not said: a browser itself sends a
 * call again whose kept-alive connection breaks before any answer.
 */
async function expectOneCall(operator: Operator, sends?: number): Promise<void> {
  const calls = await creations(operator);
  if (sends !== undefined) expect(calls).toHaveLength(sends);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(calls.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
}

/** The deposit was found again: the player goes on to the provider and pays it, once. */
async function finishPayment(page: Page, widget: Widget, player: Player, amount: string): Promise<void> {
  const goOn = widget.root.getByRole('button', { name: text('deposit.continueToPayment') });
  // The helper window of the lost call may still be on its way until then.
  await expect(goOn).toBeVisible();
  const provider = await followToProvider(page, () => goOn.click());
  await provider.decide('approve');
  await expect(widget.locator('[data-status]')).toHaveAttribute('data-status', 'processed');
  await player.expectCreditedOnce(amount);
}

test('@socket @package ten quick presses are one deposit', async ({
  operator,
  host,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25.10');
  await form.submit.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');
  await expectOneCall(operator, 1);
});

test('presses and Enter while the answer is under way count for nothing', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/${create}`, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25.10');
  await form.amount.press('Enter');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await widget.expectAccessible();
  for (let press = 0; press < 10; press += 1) await form.submit.dispatchEvent('click');
  await form.amount.press('Enter');
  answer();
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');
  await expectOneCall(operator, 1);
  expect(page.context().pages(), 'and no window is left behind').toHaveLength(1);
});

for (const [name, amount] of [
  ['the answer is broken JSON', '25.21'],
  ['the answer breaks the contract', '25.26'],
  ['the server answers 500 after it has created the deposit', '25.28'],
] as const) {
  test(`${name}: the player is told not to pay again, and it resolves itself`, async ({
    operator,
    host,
    page,
    widget,
    list,
    form,
  }) => {
    // The first question goes unanswered too, so that the unknown state can be looked at.
    await operator.addFaults({ match: { endpoint: check, nth: 1 }, action: 'status', status: 503 });
    const player = await operator.signUp();
    await host.open({ player });
    await list.choose(method);
    await form.pay(amount);
    await form.expectUnknown();
    await widget.expectAccessible();
    await expect(form.submit).toHaveCount(0);

    await finishPayment(page, widget, player, amount);
    await expectOneCall(operator, 1);
  });
}

test('@socket @package the connection breaks instead of an answer: the deposit is found', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  await finishPayment(page, widget, player, '25');
  await expectOneCall(operator);
  await player.deposits(1);
});

test('a call that the browser itself sends again is answered as the first one was', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.14');
  await expect(widget.action('submit').filter({ hasText: /./ })).toHaveCount(0);
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'PAYED');
  await player.expectCreditedOnce('25.14');
  await expectOneCall(operator);
});

test('an answer past the time limit is an unknown outcome', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await page.clock.install();
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.22');
  await player.deposits(1);
  await page.clock.fastForward(30_000);
  await form.expectUnknown();
  await page.clock.fastForward(2_000);
  await finishPayment(page, widget, player, '25.22');
  await expectOneCall(operator, 1);
});

test('@socket a call that never arrived is sent again as it was', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  await expect(widget.status.filter({ hasText: text('deposit.absent.title') })).toBeVisible();
  await widget.expectAccessible();
  await player.expectNothingCredited();

  await operator.clearFaults();
  await expect(form.refresh).toHaveText(text('deposit.absent.refresh'));
  const provider = await followToProvider(page, () => form.refresh.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await expectOneCall(operator);
});

test('where nobody can be asked, sending again replays the first answer', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  const nobodyAnswers = { match: { endpoint: check }, action: 'status', status: 503 } as const;
  await operator.addFaults({ match: { endpoint: create }, action: 'drop', when: 'after' }, nobodyAnswers);
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  await form.expectUnknown();
  await operator.clearFaults();
  await operator.addFaults(nobodyAnswers);
  const provider = await followToProvider(page, () => form.refresh.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await expectOneCall(operator);
  await player.deposits(1);
});

test('@socket a 500 that created nothing stays without harm, however often it is sent', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.13');
  await form.expectUnknown();
  await expect(form.refresh).toHaveText(text('deposit.absent.refresh'));
  await form.refresh.click();
  await expect.poll(async () => (await creations(operator)).length).toBe(2);
  await form.expectUnknown();
  await expectOneCall(operator, 2);
  await player.deposits(0);
  await player.expectNothingCredited();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.redirect');
});

test('another amount while the outcome is unknown first asks what became of it', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: check, nth: 1 }, action: 'status', status: 503 });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.28');
  await form.expectUnknown();
  await form.amount.fill('40');
  await form.submit.click();
  await finishPayment(page, widget, player, '25.28');
  await player.deposits(1);
  await expectOneCall(operator, 1);
});

test('offline before the press: nothing is sent until the player says so', async ({
  operator,
  host,
  context,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25');
  await context.setOffline(true);
  await form.submit.click();
  await form.expectUnknown();
  await context.setOffline(false);
  await expect(widget.status.filter({ hasText: text('deposit.absent.title') })).toBeVisible();
  await player.deposits(0);
  const provider = await followToProvider(page, () => form.refresh.click());
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await expectOneCall(operator, 1);
});

test('offline during the call: back online the deposit is found', async ({
  operator,
  host,
  context,
  page,
  widget,
  list,
  form,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { endpoint: create }, action: 'hang', when: 'after' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  await player.deposits(1);
  await context.setOffline(true);
  // Nothing tells a browser that an answer will not come any more; the time limit does.
  await page.clock.fastForward(30_000);
  await form.expectUnknown();
  await context.setOffline(false);
  await finishPayment(page, widget, player, '25');
  await expectOneCall(operator, 1);
});

test('@socket offline after the call: back online the complete page catches up', async ({
  operator,
  host,
  context,
  page,
  list,
  form,
  complete,
}) => {
  await page.clock.install();
  const player = await operator.signUp();
  await host.open({ player, forwardsPushes: false });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  await context.setOffline(true);
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'PAYED');
  await page.clock.fastForward(5_000);
  await complete.expectStatus('waiting');
  await context.setOffline(false);
  await page.clock.fastForward(30_000);
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.23');
});

test('a reload while the call is under way puts the player back to the same deposit', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'hang', when: 'after' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  await player.deposits(1);
  await page.reload();
  await complete.expectShown();
  await finishPayment(page, widget, player, '25');
  await expectOneCall(operator, 1);
});

test('@socket @package a reload after the call goes on with the deposit', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.enter('25');
  const provider = await followToProvider(page, () => form.submit.click());
  await complete.expectStatus('waiting');
  await page.reload();
  await complete.expectStatus('waiting');
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25');
  await expectOneCall(operator, 1);

  await page.reload();
  await list.expectShown();
});

test('a reload where the call never arrived starts anew, and pays once', async ({
  operator,
  host,
  page,
  list,
  form,
  complete,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'drop' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.10');
  await expect(form.refresh).toBeVisible();
  await operator.clearFaults();
  await page.reload();
  await list.choose(method);
  await form.pay('25.10');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');
});

test('after a reload without a network nobody is led to pay again', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  await operator.addFaults(
    { match: { endpoint: create }, action: 'hang', when: 'after' },
    { match: { endpoint: check }, action: 'status', status: 503 },
  );
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25');
  await player.deposits(1);
  await page.reload();
  await expect(widget.status.filter({ hasText: text('deposit.resume.title') })).toBeVisible();
  await widget.expectAccessible();
  await operator.clearFaults();
  await widget.action('refresh').click();
  await complete.expectShown();
  await finishPayment(page, widget, player, '25');
  await expectOneCall(operator, 1);
});

test('a crash in the middle of the call: the restored tab goes on with the same deposit', async ({
  operator,
  host,
  context,
  page,
  list,
  form,
}) => {
  await operator.addFaults({ match: { endpoint: create }, action: 'hang', when: 'after' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
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
  await finishPayment(restored.page, restored.widget, player, '25');
  await expectOneCall(operator, 1);
});

test('two tabs are two attempts: neither takes the other’s over', async ({
  operator,
  host,
  context,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');

  const other = new HostPage(await context.newPage());
  await other.open({ player });
  await expect(other.widget.screen).toHaveAttribute('data-screen', 'deposit.list');
  await other.widget.locator(`[data-method="${method}"]`).click();
  await other.widget.locator('[data-field="amount"] input').fill('40.10');
  await other.widget.action('submit').click();
  await expect(other.widget.locator('[data-status]')).toHaveAttribute('data-status', 'processed');
  await complete.expectStatus('waiting');
  await player.expectCreditedOnce('40.1');
  const keys = (await creations(operator)).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});
