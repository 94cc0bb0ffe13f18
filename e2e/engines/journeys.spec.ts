import { decideAtProvider } from './EngineWidget';
import { expect, test } from './test';

const brazilian = { country: 'br', currency: 'BRL' };
const russian = { country: 'ru', currency: 'RUB' };
/** Is paid in a helper window. */
const method = 'mifinity';

for (const mode of ['frame', 'package', 'foreign'] as const) {
  test(`deposit in a helper window, credited once: ${mode}`, async ({ open, driver }) => {
    const { player, widget } = await open({ mode });
    await widget.expectScreen('deposit.list');
    await widget.choose(method);
    await widget.expectScreen('deposit.redirect');
    const provider = await driver.popup(() => widget.pay('25'));
    await decideAtProvider(provider, 'approve');
    await expect.poll(() => provider.isClosed()).toBe(true);
    await widget.expectScreen('deposit.complete');
    await widget.expectStatus('processed');
    await player.expectCreditedOnce('25');
    await widget.expectMessage('DepositStatus', { status: 'processed' });
    await widget.press('[data-screen] [data-action="close"]');
    await widget.expectUnmounted();
  });
}

test('invoice: the same deposit after a reload, credited once', async ({ open, tab }) => {
  const { player, widget } = await open({ player: brazilian });
  await widget.choose('pix_qr');
  await widget.pay('50', { cpf: '12345678909' });
  await widget.expectScreen('deposit.redirect.pix');
  const code = await widget.text('[data-requisite="qrCodeText"] dd');
  await tab.reload();
  await widget.expectScreen('deposit.redirect.pix');
  await widget.expectText('[data-requisite="qrCodeText"] dd', /br\.gov\.bcb\.pix/);
  expect(await widget.text('[data-requisite="qrCodeText"] dd')).toBe(code);
  await player.deposits(1);
  await player.finishDeposit('PAYED');
  await widget.expectStatus('processed');
  await player.expectCreditedOnce('50');
});

test('peer-to-peer: the card number is decrypted, and back asks whether to resume', async ({ open }) => {
  const { player, widget } = await open({ player: russian });
  await widget.choose('p2p_sber', 'p2p_methods_russia');
  await widget.pay('5000', { fullName: 'Ivan Petrov' });
  await widget.expectScreen('deposit.peer-to-peer.invoice');
  await widget.expectText('[data-requisite="number"] dd', /\d{4}( \d{4}){3}/);
  await widget.action('back');
  await widget.action('resume');
  await widget.expectScreen('deposit.peer-to-peer.invoice');
  await widget.action('paid');
  await widget.expectScreen('deposit.complete');
  await player.finishDeposit('PAYED');
  await widget.expectStatus('processed');
  await player.expectCreditedOnce('5000');
});

test('crypto: an address with its code, and coins that are credited', async ({ open, operator }) => {
  const { player, widget } = await open({ player: brazilian });
  await widget.press('[data-group="crypto"]');
  await widget.choose('usdt');
  await widget.expectScreen('deposit.crypto.address');
  await widget.expectText('[data-requisite="address"] bdi', /^T\w{33}$/);
  const [deposit] = await player.deposits(1);
  await operator.post(`deposits/${deposit?.id}/transaction`, { amount: '100' });
  await widget.expectScreen('deposit.complete');
});

test('withdrawal: confirmed and debited once', async ({ open }) => {
  const { player, widget } = await open({ transaction: 'withdrawal', player: { balance: { main: 500 } } });
  await widget.choose(method);
  await widget.pay('25.23', { email: 'ada@mail.example' });
  await widget.expectScreen('withdrawal.confirm');
  await widget.action('confirm');
  await widget.expectScreen('withdrawal.complete');
  await widget.expectStatus('accepted');
  const { withdrawals, balances, isBalanced } = await player.ledger();
  expect(withdrawals).toHaveLength(1);
  expect({ main: balances.main, isBalanced }).toEqual({ main: '474.77', isBalanced: true });
});
