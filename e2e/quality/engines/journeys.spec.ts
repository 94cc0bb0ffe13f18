import { textsOf } from '@paywidget/browser/pages/texts';
import { decideAtProvider, EngineWidget } from './EngineWidget';
import { expect, test } from './test';

const brazilian = { country: 'br', currency: 'BRL' };
const russian = { country: 'ru', currency: 'RUB' };
/** Is paid in a helper window. */
const method = 'mifinity';

for (const mode of ['frame', 'ownSite', 'package'] as const) {
  test(`deposit in a helper window, credited once: ${mode}`, async ({ open, session }) => {
    const { player, widget } = await open({ mode });
    await widget.expectScreen('deposit.list');
    await widget.choose(method);
    await widget.expectScreen('deposit.redirect');
    const provider = await session.popup(() => widget.pay('25'));
    await decideAtProvider(provider, 'approve');
    await expect.poll(() => provider.isClosed(), 'the provider’s window closes').toBe(true);
    await widget.expectScreen('deposit.complete');
    await widget.expectStatus('processed');
    await player.expectCreditedOnce('25');
    await widget.expectMessage('DepositStatus', { status: 'processed' });
    await widget.press('[data-screen] [data-action="close"]');
    await widget.expectUnmounted();
  });
}

test('invoice: the same code after a reload, credited once', async ({ open }) => {
  const code = '[data-requisite="qrCodeText"] dd';
  const { player, widget } = await open({ player: brazilian });
  await widget.choose('pix_qr');
  await widget.pay('50', { cpf: '12345678909' });
  await widget.expectScreen('deposit.redirect.pix');
  await widget.expectText(code, /br\.gov\.bcb\.pix/);
  const before = await widget.text(code);
  await widget.reload();
  await widget.expectScreen('deposit.redirect.pix');
  await widget.expectText(code, before);
  await player.finishDeposit('PAYED');
  await widget.expectStatus('processed');
  await player.expectCreditedOnce('50');
});

test('peer-to-peer: the card number is decrypted, and back asks whether to resume', async ({ open }) => {
  const { player, widget } = await open({ player: russian });
  await widget.choose('p2p_sber', 'p2p_methods_russia');
  await widget.pay('5000', { fullName: 'Ivan Petrov' });
  await widget.expectScreen('deposit.peer-to-peer.invoice');
  await widget.expectText('[data-requisite="number"] dd', /\d{4}\s\d{4}\s\d{4}\s\d{4}/);
  await widget.action('back');
  await widget.action('resume');
  await widget.expectScreen('deposit.peer-to-peer.invoice');
  await widget.action('paid');
  await widget.expectScreen('deposit.complete');
  await widget.expectStatus('processed');
  await player.expectCreditedOnce('5000');
});

test('crypto: an address, and coins that arrive there', async ({ open, operator }) => {
  const { player, widget } = await open({ player: brazilian });
  await widget.press('[data-group="crypto"]');
  await widget.choose('usdt');
  await widget.expectScreen('deposit.crypto.address');
  await widget.expectText('[data-requisite="address"] bdi', /^T\w{33}$/);
  const [deposit] = await player.deposits(1);
  await operator.post(`deposits/${deposit?.id}/transaction`, { amount: '100' });
  await widget.expectScreen('deposit.complete');
});

test('withdrawal: confirmed, and debited once', async ({ open }) => {
  const { player, widget } = await open({ transaction: 'withdrawal', player: { balance: { main: 500 } } });
  await widget.expectScreen('withdrawal.list');
  await widget.choose(method);
  await widget.pay('25.23', { email: 'ada@mail.example' });
  await widget.expectScreen('withdrawal.confirm');
  await widget.action('confirm');
  await widget.expectScreen('withdrawal.complete');
  const { withdrawals, balances, isBalanced } = await player.ledger();
  expect(withdrawals).toHaveLength(1);
  expect({ main: balances.main, isBalanced }).toEqual({ main: '474.77', isBalanced: true });
});

test('purchase: a box of coins is bought', async ({ open }) => {
  const { player, widget } = await open({
    player: { country: 'us', currency: 'USD', widgetViewType: 'sweep', balance: { SC: 140 } },
    payload: { widgetViewType: 'sweep' },
  });
  await widget.expectScreen('sweep.deposit.list');
  await widget.press('[data-box="310"]');
  await widget.expectScreen('sweep.deposit.select-method');
  await widget.press('[data-method="sweep_skrill"]');
  await widget.action('submit');
  await widget.expectScreen('sweep.deposit.complete');
  await widget.expectStatus('processed');
  const { balances, isBalanced } = await player.ledger();
  expect({ ...balances.coins, isBalanced }).toMatchObject({ GC: '60000', SC: '141', isBalanced: true });
});

test('embed: the handshake, an update, back and close by the host', async ({ open, tab }) => {
  const { widget } = await open();
  await widget.expectScreen('deposit.list');
  await widget.expectMessage('Loaded', { version: expect.any(String) });
  expect(await widget.messages('Loaded'), 'sent once').toHaveLength(1);
  expect(await widget.messages('Error')).toEqual([]);
  await tab.evaluate(undefined, `handle.update({ theme: 'dark', user: { lang: 'de' } })`);
  await widget.expectAttribute('[data-paywidget]', 'data-theme', 'dark');
  await widget.expectAttribute('[data-paywidget]', 'lang', 'de');
  await widget.choose(method);
  await widget.expectScreen('deposit.redirect');
  await tab.evaluate(undefined, `handle.send({ type: 'back' })`);
  await widget.expectScreen('deposit.list');
  await tab.evaluate(undefined, `handle.send({ type: 'close' })`);
  await widget.expectMessage('Close');
  await widget.expectUnmounted();
});

test('embed: a dialog takes the focus, and Escape closes it and gives the focus back', async ({
  open,
  tab,
}) => {
  const { widget } = await open({ opens: false });
  const focused = () => tab.evaluate<string>(undefined, 'document.activeElement.localName');
  await expect.poll(() => tab.evaluate(undefined, `'Paywidget' in window`)).toBe(true);
  await tab.evaluate(undefined, `void document.body.append(document.createElement('button'))`);
  await tab.evaluate(undefined, `document.querySelector('button').focus()`);
  await tab.evaluate(undefined, 'openWidget({ container: undefined, modal: true })');
  await widget.expectScreen('deposit.list');
  expect(await focused(), 'the focus is in the frame').toBe('iframe');
  // The list is shown before the script for the key has loaded, so a player may have to press the key again.
  const closes = async () => {
    // The frame may go while the key is up.
    await tab.press('Escape').catch(() => {});
    return widget.messages('Close');
  };
  await expect.poll(closes, 'Escape closes it').not.toEqual([]);
  await widget.expectUnmounted();
  await expect.poll(focused, 'the focus is back').toBe('button');
});

test('an answer that was lost: the same deposit after a reload, credited once', async ({
  open,
  session,
  site,
}) => {
  const endpoint = 'BANKING/deposit-create';
  site.addFaults({ match: { endpoint }, action: 'hang', when: 'after' });
  const { player, widget } = await open();
  await widget.choose(method);
  await widget.pay('25');
  const [deposit] = await player.deposits(1);
  await widget.reload();
  await widget.expectScreen('deposit.complete');
  // To continue to the payment.
  const provider = await session.popup(() => widget.press('[data-screen] button:not([data-action])'));
  await decideAtProvider(provider, 'approve');
  await widget.expectStatus('processed');
  await player.expectCreditedOnce('25');
  expect(await player.deposits(1)).toMatchObject([{ id: deposit?.id }]);
});

for (const [when, delayMs] of [
  ['', 0],
  [', gone to before the next screen had loaded', 3_000],
] as const) {
  test(`back from the provider${when}: the deposit is still there, and its status follows`, async ({
    open,
    site,
    tab,
  }) => {
    const { player, widget } = await open({ forwardsPushes: false });
    await widget.choose('onramp_moonpay');
    await widget.expectScreen('deposit.onramp');
    await widget.pay('100');
    await widget.expectScreen('deposit.onramp.offer-list');
    if (delayMs > 0) site.addFaults({ match: { path: '/static/.*js' }, action: 'delay', ms: delayMs });
    await widget.press('[data-method="banxa"]');
    await new EngineWidget(tab).expectText('h1', 'Confirm your payment');
    site.clearFaults();
    await tab.back();
    await widget.expectScreen('deposit.complete');
    await widget.expectStatus('waiting');
    await player.finishDeposit('PAYED');
    await widget.expectStatus('processed');
    await player.expectCreditedOnce('100');
  });
}

test('right to left: the list and a deposit in Arabic', async ({ open, session }) => {
  const { player, widget } = await open({ player: { lang: 'ar' } });
  await widget.expectScreen('deposit.list');
  await widget.expectAttribute('[data-paywidget]', 'dir', 'rtl');
  await widget.expectText('h1', textsOf('ar')['deposit.title'] ?? '');
  const middle = (element: Element | null) => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return (left + width / 2) / window.innerWidth;
  };
  expect(await widget.ask('[data-method]', middle), 'the first tile is on the right').toBeGreaterThan(0.5);
  await widget.choose(method);
  await widget.expectScreen('deposit.redirect');
  const direction = (element: Element | null) => element && getComputedStyle(element).direction;
  const provider = await session.popup(() => widget.pay('25.50'));
  await decideAtProvider(provider, 'approve');
  await widget.expectStatus('processed');
  expect(await widget.ask('[data-status]', direction)).toBe('rtl');
  await player.expectCreditedOnce('25.5');
});
