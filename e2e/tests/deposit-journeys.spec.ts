import { Keyboard } from '../pages/Keyboard';
import type { Player } from '../pages/Operator';
import { TransferPage } from '../pages/TransferPage';
import { text } from '../pages/texts';
import { test as base, expect, followToProvider } from './test';

interface Fixtures {
  keyboard: Keyboard;
  /** How a journey ends: the money is there once, and the last press takes the widget out. */
  end: (player: Player, amount: string, patience?: number) => Promise<void>;
}

/** Whole deposits on a phone, from the list to the host's page, by keyboard alone: one for each kind of page. */
const test = base.extend<Fixtures>({
  keyboard: async ({ widget }, use) => use(new Keyboard(widget)),
  end: async ({ complete, keyboard, host }, use) =>
    use(async (player, amount, patience) => {
      await complete.expectStatus('processed', patience);
      await player.expectCreditedOnce(amount);
      await keyboard.press('close');
      await host.expectUnmounted();
    }),
});
test.use({ viewport: { width: 390, height: 844 } });

test('redirect: the form is walked through in its order, the provider has a window of its own', async ({
  operator,
  host,
  page,
  widget,
  keyboard,
  end,
}) => {
  const player = await operator.signUp({ country: 'br', currency: 'BRL', lang: 'ru' });
  await host.open({ player, theme: 'dark' });
  await widget.expectScreen('deposit.list');
  await keyboard.open('picpay');
  await widget.expectScreen('deposit.redirect');
  keyboard.takeStops();
  await keyboard.type('amount', '60');
  await keyboard.type('cpf', '12345678909');
  const provider = await followToProvider(page, () => keyboard.press('submit'));
  expect(keyboard.takeStops()).toEqual(['change', 'amount', 'chip', 'cpf', 'submit']);
  await provider.decide('approve');
  await end(player, '60');
});

test('India: the reference of the transfer is typed, and Enter says that it is paid', async ({
  operator,
  host,
  page,
  widget,
  keyboard,
  end,
}) => {
  const player = await operator.signUp({ country: 'in', currency: 'INR', lang: 'en' });
  await host.open({ player, theme: 'dark' });
  await widget.expectScreen('deposit.list');
  await keyboard.open('upi');
  await widget.expectScreen('deposit.india');
  await keyboard.type('amount', '500');
  await keyboard.type('upiId', 'player@okaxis');
  await keyboard.press('submit', 'Space');
  await new TransferPage(widget, 'deposit.india.invoice').expectShown();
  await keyboard.type('utr', '123456789012');
  await page.keyboard.press('Enter');
  await end(player, '500');
});

const scanned = [
  {
    kind: 'eazype',
    method: 'sbp_qr',
    home: { country: 'ru', currency: 'RUB', lang: 'ru' },
    theme: 'light',
    amount: '700',
    fields: {},
  },
  {
    kind: 'pix',
    method: 'pix_qr',
    home: { country: 'br', currency: 'BRL', lang: 'ar' },
    theme: 'light',
    amount: '50',
    fields: { cpf: '12345678909' },
  },
] as const;
for (const { kind, method, home, theme, amount, fields } of scanned) {
  test(`${kind}: what is scanned elsewhere is waited for`, async ({
    operator,
    host,
    widget,
    keyboard,
    complete,
    end,
  }) => {
    const player = await operator.signUp(home);
    await host.open({ player, theme });
    await widget.expectScreen('deposit.list');
    await keyboard.open(method);
    await widget.expectScreen('deposit.redirect');
    await keyboard.type('amount', amount);
    for (const [field, typed] of Object.entries(fields)) await keyboard.type(field, typed);
    await keyboard.press('submit');
    await widget.expectScreen(`deposit.redirect.${kind}`);
    await keyboard.press('paid');
    await complete.expectShown();
    await end(player, amount, 20_000);
  });
}

test('host-to-host: by way of its group, past the details to the button that says it is paid', async ({
  operator,
  host,
  widget,
  keyboard,
  end,
}) => {
  const player = await operator.signUp({ country: 'ru', currency: 'RUB', lang: 'ar' });
  await host.open({ player, theme: 'dark' });
  await widget.expectScreen('deposit.list');
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
  expect(keyboard.takeStops()).toEqual(['copy', 'paid']);
  await end(player, '700');
});

test('unified form: its field comes after the details, its buttons last', async ({
  operator,
  host,
  widget,
  keyboard,
  end,
}) => {
  const player = await operator.signUp({ country: 'mx', currency: 'MXN', lang: 'ru' });
  await host.open({ player, theme: 'light' });
  await widget.expectScreen('deposit.list');
  await keyboard.open('codi');
  await widget.expectScreen('deposit.redirect');
  await keyboard.type('amount', '100.36');
  await keyboard.press('submit');
  await widget.expectScreen('deposit.redirect.unified-form');
  keyboard.takeStops();
  await keyboard.type('transactionId', '123456');
  await keyboard.press('paid');
  expect(keyboard.takeStops()).toEqual(['copy', 'transactionId', 'paid']);
  await end(player, '100.36');
});

test('on-ramp: an offer is taken', async ({ operator, host, widget, keyboard, complete, end }) => {
  const player = await operator.signUp({ lang: 'en' });
  await host.open({ player, theme: 'light', redirects: false });
  await widget.expectScreen('deposit.list');
  await keyboard.open('onramp_moonpay');
  await widget.expectScreen('deposit.onramp');
  await keyboard.type('amount', '100');
  await keyboard.press('submit');
  await widget.expectScreen('deposit.onramp.offer-list');
  await keyboard.open('banxa');
  await complete.expectStatus('waiting');
  const [deposit] = await player.deposits(1);
  await player.setDepositStatus(deposit?.id ?? '', 'PAYED');
  await end(player, '100');
});

test('cash: the agent’s chat is opened, and the way out is past the last button', async ({
  operator,
  host,
  page,
  widget,
  keyboard,
}) => {
  await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'Hello' }));
  const player = await operator.signUp({ country: 'uz', currency: 'UZS', lang: 'ar' });
  await host.open({ player, theme: 'dark' });
  await widget.expectScreen('deposit.list');
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

test('what an answer’s form was reached from is where back leads, and the list is one step further', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp({ country: 'in', currency: 'INR' }) });
  await list.choose('upi');
  await form.pay('500.36', { upiId: 'player@okaxis' });
  await widget.expectScreen('deposit.redirect.unified-form');
  await widget.back();
  await widget.expectScreen('deposit.india');
  await widget.back();
  await list.expectShown();
});

test('while a deposit is being created there is something to read, and the button stays in its place', async ({
  operator,
  host,
  widget,
  list,
  form,
}) => {
  const experiments = [{ key: 'hints', group: 'group_a' }];
  await host.open({ player: await operator.signUp(), payload: { experiments } });
  await list.choose('mifinity');
  await form.enter('25');
  const place = await form.submit.boundingBox();
  await operator.addFaults({ match: { endpoint: 'BANKING/deposit-create' }, action: 'delay', ms: 6_000 });
  await form.submit.click();
  await expect(widget.screen).toContainText(text('hint.a.details'));
  expect(await form.submit.boundingBox()).toEqual(place);
  await widget.expectAccessible();
});

test('the list has as many columns as its width has room for, and is never wider than 1440 px and its padding', async ({
  operator,
  host,
  page,
  widget,
  list,
}) => {
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL' }) });
  await list.expectShown();
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
