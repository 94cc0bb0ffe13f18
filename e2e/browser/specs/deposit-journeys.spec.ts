import { test as base, brazilian, expect, followToProvider, indian, russian } from '../fixtures/test';
import { Keyboard } from '../pages/Keyboard';
import type { Player } from '../pages/Operator';
import { TransferPage } from '../pages/TransferPage';
import { text } from '../pages/texts';

interface Fixtures {
  keyboard: Keyboard;
  /** Waits until the deposit is processed and credited once, then closes the widget. */
  finish: (player: Player, amount: string) => Promise<void>;
}

/**
 * Deposits on a phone by keyboard alone, from the list to closing the widget: one for each kind of page. A new screen puts the
 * focus on its title in the bar, so that the first stop is the close button beside it.
 */
const test = base.extend<Fixtures>({
  keyboard: async ({ widget }, use) => use(new Keyboard(widget)),
  finish: async ({ complete, keyboard, host }, use) =>
    use(async (player, amount) => {
      await complete.expectStatus('processed');
      await player.expectCreditedOnce(amount);
      await keyboard.press('close');
      await host.expectUnmounted();
    }),
});
test.use({ viewport: { width: 390, height: 844 } });

test('redirect: Tab follows the order of the form, and the provider opens in its own window', async ({
  openList,
  page,
  widget,
  keyboard,
  finish,
}) => {
  const player = await openList({ player: { ...brazilian, lang: 'ru' }, theme: 'dark' });
  await keyboard.open('picpay');
  await widget.expectScreen('deposit.redirect');
  keyboard.takeStops();
  await keyboard.type('amount', '60');
  await keyboard.type('cpf', '12345678909');
  const provider = await followToProvider(page, () => keyboard.press('submit'));
  expect(keyboard.takeStops()).toEqual(['close', 'change', 'amount', 'chip', 'cpf', 'submit']);
  await provider.decide('approve');
  await finish(player, '60');
});

test('India: the reference of the transfer is typed, and Enter confirms the payment', async ({
  openList,
  page,
  widget,
  keyboard,
  finish,
}) => {
  const player = await openList({ player: { ...indian, lang: 'en' }, theme: 'dark' });
  await keyboard.open('upi');
  await widget.expectScreen('deposit.india');
  await keyboard.type('amount', '500');
  await keyboard.type('upiId', 'player@okaxis');
  await keyboard.press('submit', 'Space');
  await new TransferPage(widget, 'deposit.india.invoice').expectShown();
  await keyboard.type('utr', '123456789012');
  await page.keyboard.press('Enter');
  await finish(player, '500');
});

const scanned = [
  {
    kind: 'eazype',
    method: 'sbp_qr',
    home: { ...russian, lang: 'ru' },
    theme: 'light',
    amount: '700',
    fields: {},
  },
  {
    kind: 'pix',
    method: 'pix_qr',
    home: { ...brazilian, lang: 'ar' },
    theme: 'light',
    amount: '50',
    fields: { cpf: '12345678909' },
  },
] as const;
for (const { kind, method, home, theme, amount, fields } of scanned) {
  test(`${kind}: the paid button of a scanned code leads to the complete page`, async ({
    openList,
    widget,
    keyboard,
    complete,
    finish,
  }) => {
    const player = await openList({ player: home, theme });
    await keyboard.open(method);
    await widget.expectScreen('deposit.redirect');
    await keyboard.type('amount', amount);
    for (const [field, typed] of Object.entries(fields)) await keyboard.type(field, typed);
    await keyboard.press('submit');
    await widget.expectScreen(`deposit.redirect.${kind}`);
    await keyboard.press('paid');
    await complete.expectShown();
    await finish(player, amount);
  });
}

test('host-to-host: Tab goes through the group, and past the details to the paid button', async ({
  openList,
  widget,
  keyboard,
  finish,
}) => {
  const player = await openList({ player: { ...russian, lang: 'ar' }, theme: 'dark' });
  await keyboard.open('e-money');
  await widget.expectScreen('deposit.group');
  await keyboard.open('yamoney_h2h');
  await widget.expectScreen('deposit.group.redirect');
  await keyboard.type('amount', '700');
  await keyboard.type('yoomoneyWallet', '4100123456789');
  await keyboard.press('submit');
  await new TransferPage(widget).expectShown();
  keyboard.takeStops();
  await keyboard.press('paid');
  expect(keyboard.takeStops()).toEqual(['close', 'copy', 'paid']);
  await finish(player, '700');
});

test('unified form: Tab reaches the details, then the field, then the button', async ({
  openList,
  widget,
  keyboard,
  finish,
}) => {
  const player = await openList({ player: { country: 'mx', currency: 'MXN', lang: 'ru' }, theme: 'light' });
  await keyboard.open('codi');
  await widget.expectScreen('deposit.redirect');
  await keyboard.type('amount', '100.36');
  await keyboard.press('submit');
  await widget.expectScreen('deposit.redirect.unified-form');
  keyboard.takeStops();
  await keyboard.type('transactionId', '123456');
  await keyboard.press('paid');
  expect(keyboard.takeStops()).toEqual(['close', 'copy', 'transactionId', 'paid']);
  await finish(player, '100.36');
});

test('on-ramp: an offer is chosen', async ({ openList, widget, keyboard, complete, finish }) => {
  const player = await openList({ player: { lang: 'en' }, theme: 'light', redirects: false });
  await keyboard.open('onramp_moonpay');
  await widget.expectScreen('deposit.onramp');
  await keyboard.type('amount', '100');
  await keyboard.press('submit');
  await widget.expectScreen('deposit.onramp.offer-list');
  await keyboard.open('banxa');
  await complete.expectStatus('waiting');
  await player.finishDeposit('PAYED');
  await finish(player, '100');
});

test('cash: the agent’s chat is opened, and Tab reaches the close button', async ({
  openList,
  host,
  page,
  widget,
  keyboard,
}) => {
  await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }));
  await openList({ player: { country: 'uz', currency: 'UZS', lang: 'ar' }, theme: 'dark' });
  await keyboard.open('cash_methods');
  await widget.expectScreen('deposit.group');
  await keyboard.open('cash_agent');
  await widget.expectScreen('deposit.cash');
  const [chat] = await Promise.all([page.waitForEvent('popup'), keyboard.press('submit')]);
  await chat.close();
  await keyboard.tabTo('header [data-action="close"]');
  await page.keyboard.press('Enter');
  await host.expectUnmounted();
});

test('back from a unified form leads to the page that opened it, then to the list', async ({
  openForm,
  widget,
  list,
  form,
}) => {
  await openForm('upi', { player: indian });
  await form.pay('500.36', { upiId: 'player@okaxis' });
  await widget.expectScreen('deposit.redirect.unified-form');
  await widget.back();
  await widget.expectScreen('deposit.india');
  await widget.back();
  await list.expectShown();
});

test('during the create call a hint is shown, and the submit button does not move', async ({
  openForm,
  operator,
  page,
  widget,
  form,
}) => {
  await page.clock.install();
  const experiments = [{ key: 'hints', group: 'group_a' }];
  await openForm('mifinity', { payload: { experiments } });
  await form.enter('25');
  const place = await form.submit.boundingBox();
  await operator.addFaults({ match: { endpoint: 'BANKING/deposit-create' }, action: 'hang' });
  await form.submit.click();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(3_000);
  await expect(widget.screen).toContainText(text('hint.a.details'));
  expect(await form.submit.boundingBox()).toEqual(place);
  await widget.expectAccessible();
});

test('the number of columns of the list depends on its width, which is at most 1440 px plus padding', async ({
  openList,
  page,
  widget,
}) => {
  await openList({ player: brazilian });
  const columns = () =>
    widget
      .locator('[data-screen] [data-method], [data-screen] [data-group]')
      .evaluateAll((tiles) => new Set(tiles.map((tile) => tile.getBoundingClientRect().left)).size);
  for (const [width, expected] of [
    [767, 2],
    [768, 3],
    [1024, 4],
    [1025, 4],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 589 });
    await expect.poll(columns, `${width} px`).toBe(expected);
  }
  await page.setViewportSize({ width: 2000, height: 589 });
  await expect
    .poll(async () => (await widget.locator('[data-screen-content]').boundingBox())?.width)
    .toBe(1440 + 2 * 24);
});
