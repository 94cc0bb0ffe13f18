import { test as base, brazilian, expect, followToProvider } from '../fixtures/test';
import { Keyboard } from '../pages/Keyboard';
import { expectPaymentStatus } from '../pages/paymentStatus';

interface Fixtures {
  keyboard: Keyboard;
  /** Waits for a screen, and that the focus is on something in it. */
  arrive: (screen: string) => Promise<void>;
}

/** One payment of each kind by keyboard alone. The focus is never lost: after each step it is on something in the widget. */
const test = base.extend<Fixtures>({
  keyboard: async ({ widget }, use) => use(new Keyboard(widget)),
  arrive: async ({ widget, keyboard }, use) =>
    use(async (screen) => {
      await widget.expectScreen(screen);
      await keyboard.expectFocus();
    }),
});

test('a deposit by keyboard alone never loses the focus', async ({
  openList,
  page,
  host,
  keyboard,
  complete,
  arrive,
}) => {
  const player = await openList({ player: brazilian });
  await keyboard.open('picpay');
  await arrive('deposit.redirect');
  await keyboard.type('amount', '60');
  // A press of the blocked button leads to the first problem.
  await keyboard.press('submit');
  await keyboard.expectFocus('[data-field="cpf"] input');
  await keyboard.typeHere('12345678909');
  const provider = await followToProvider(page, () => keyboard.press('submit'));
  await keyboard.expectFocus();
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await keyboard.expectFocus();
  await player.expectCreditedOnce('60');
  await keyboard.press('close');
  await host.expectUnmounted();
});

test('a withdrawal by keyboard alone never loses the focus', async ({
  openWidget,
  host,
  widget,
  keyboard,
  arrive,
}) => {
  const player = await openWidget({ player: { balance: { main: 500 } }, transaction: 'withdrawal' });
  await widget.expectScreen('withdrawal.list');
  await keyboard.open('mifinity');
  await arrive('withdrawal.redirect');
  await keyboard.type('amount', '25.23');
  await keyboard.press('submit');
  await keyboard.expectFocus('[data-field="email"] input');
  await keyboard.typeHere('ada@mail.example');
  await keyboard.press('submit');
  await arrive('withdrawal.confirm');
  await keyboard.press('confirm');
  await arrive('withdrawal.complete');
  await expect.poll(async () => (await player.ledger()).withdrawals.length).toBe(1);
  await keyboard.press('close');
  await host.expectUnmounted();
});

test('a purchase by keyboard alone never loses the focus', async ({
  openWidget,
  host,
  widget,
  keyboard,
  arrive,
}) => {
  const player = await openWidget({
    player: { country: 'us', currency: 'USD', widgetViewType: 'sweep' },
    payload: { widgetViewType: 'sweep' },
  });
  await widget.expectScreen('sweep.deposit.list');
  await keyboard.tabTo('[data-box="310"]');
  await widget.page.keyboard.press('Enter');
  await arrive('sweep.deposit.select-method');
  await keyboard.open('sweep_skrill');
  await keyboard.expectFocus();
  await keyboard.press('submit');
  await arrive('sweep.deposit.complete');
  await expectPaymentStatus(widget, 'processed');
  await keyboard.expectFocus();
  await expect.poll(async () => (await player.ledger()).balances.coins).toMatchObject({ GC: '60000' });
  await keyboard.press('close');
  await host.expectUnmounted();
});
