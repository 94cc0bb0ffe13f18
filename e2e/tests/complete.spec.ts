import { text } from '../pages/texts';
import { expect, followToProvider, test } from './test';

/** No fields of its own; amounts that end in .23 wait for ever. */
const method = 'mifinity';

test('the page follows the pushes of its own deposit, whatever else is pushed', async ({
  operator,
  host,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  const push = (status: number | string, depositId = deposit?.id) =>
    host.send('deposit.status', { depositId, amount: 25.23, currency: 'EUR', status });

  await push(1, 'another');
  await host.send('deposit.status', { amount: 25.23, currency: 'EUR', status: 1 });
  await host.send('deposit.status', { depositId: deposit?.id });
  await complete.expectStatus('waiting');
  await push('ON_HOLD');
  await complete.expectStatus('accepted');
  await push(0);
  await push('ON_HOLD');
  await complete.expectStatus('accepted');
  await push(1);
  await push(1);
  await complete.expectStatus('processed');
  const heard = (await host.messages('DepositStatus')).map(({ status }) => status);
  expect(heard).toEqual(['waiting', 'accepted', 'processed']);
});

test('what was paid, and by which deposit, is there to be told to the support', async ({
  operator,
  host,
  widget,
  list,
  form,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await expect(widget.screen).toContainText('€25.23');
  await expect(widget.screen).toContainText('MiFinity');
  await expect(widget.screen).toContainText(deposit?.id ?? 'no deposit');
});

test('a device that slept is told at once what happened meanwhile', async ({
  operator,
  host,
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
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'CANCELED');
  await page.clock.fastForward(3_600_000);
  await complete.expectStatus('mistaked');
});

test('leaving the page ends the deposit: a reload comes to the list', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
  complete,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.choose(method);
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  await widget.back();
  await list.expectShown();
  await page.reload();
  await list.expectShown();
});

test('coins on their way wait for the blocks of their chain, over a reload too', async ({
  operator,
  host,
  page,
  widget,
  list,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
  await list.group('crypto').click();
  await list.method('ton').click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto.address');
  const [deposit] = await player.deposits(1);
  const txid = '1a2b3'.padEnd(59, '0').concat('9f8e7');
  const push = (status: number, of = txid) =>
    host.send('deposit.status', {
      depositId: deposit?.id,
      txid: of,
      blockchain: 'TON',
      amount: '5.00000001',
      currency: 'TON',
      cryptoCurrency: 'TON',
      status,
    });

  await push(0);
  await complete.expectStatus('waiting');
  await complete.expectConfirmations(8);
  await expect(widget.screen).toContainText('1a2b3…9f8e7');
  await push(1, 'another transaction to the same address');
  await page.reload();
  await complete.expectStatus('waiting');
  await complete.expectConfirmations(8);
  // Eight blocks of two seconds each.
  await complete.expectStatus('accepted', 20_000);
  await push(1);
  await complete.expectStatus('processed');
});

test('@phone a one-click method asks for one confirmation, and pays the amount that it names', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  const player = await operator.signUp({ country: 'ru', currency: 'RUB' });
  await host.open({ player });
  await list.openGroup('me2me-grouped');
  await list.method('me2me_tbank').click();
  await widget.expectScreen('deposit.group.redirect');
  await expect(widget.screen).toContainText(text('deposit.oneClick.title'));
  await expect(widget.screen).toContainText('T-Bank');
  await expect(form.submit).toHaveText(/5,000/);
  await expect(widget.locator('[data-field]'), 'nothing is left to fill in').toHaveCount(0);
  const provider = await followToProvider(page, () => form.submit.click());
  await provider.expectAmount('5000 RUB');
  await provider.decide('approve');
  await player.expectCreditedOnce('5000');
});

test('a method without the player’s currency leads to coins, and back to the others', async ({
  operator,
  host,
  widget,
  list,
}) => {
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'USD' }) });
  await list.expectShown();
  await list.method('pix').click();
  await widget.expectScreen('deposit.redirect');
  await expect(widget.screen).toContainText('Deposit in USD is currently unavailable');
  await widget.screen.getByRole('button', { name: text('deposit.currencyUnavailable.list') }).click();
  await list.expectShown();

  await list.method('pix').click();
  await widget.screen.getByRole('button', { name: text('deposit.currencyUnavailable.crypto') }).click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
});
