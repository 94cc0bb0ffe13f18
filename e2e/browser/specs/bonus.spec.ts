import { test as base, expect } from '../fixtures/test';
import { BonusPage } from '../pages/BonusPage';
import { recordLayoutShifts, visibleLayoutShifts } from '../pages/layoutShifts';
import { text } from '../pages/texts';

/** This method has no fields, takes 7.50 to 3000 EUR and is paid in a helper window. */
const method = 'mifinity';

const endsAfter = (ms: number) => ({ mustAccruedBefore: new Date(Date.now() + ms).toISOString() });
const bonus = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  type: 'deposit',
  currency: 'EUR',
  content: { title: `Bonus ${id}`, subtitle: 'For you' },
  depositBonusData: { minDeposit: 20, maxBonusAmount: 200, payoutMultiplier: 0.5, wagerMultiplier: 30 },
  ...fields,
});
const spins = {
  type: 'freespin',
  depositBonusData: undefined,
  freespinBonusData: {
    count: 50,
    minDeposit: 10,
    maxSpinWin: 50,
    wagerMultiplier: 20,
    gamesContent: [{ name: 'Reef' }],
  },
};
const inGroupB = { experiments: [{ key: 'cashier', group: 'group_b' }] };
const fiveBonuses = [bonus(1), bonus(2, spins), bonus(3), bonus(4), bonus(6)];

const test = base.extend<{ offers: BonusPage }>({
  offers: async ({ widget }, use) => use(new BonusPage(widget)),
});
test.use({ widgetDefaults: { payload: { ...inGroupB, bonusList: fiveBonuses } } });

test('@phone a bonus chosen in the list is shown in the form and sent with the deposit', async ({
  openList,
  operator,
  host,
  widget,
  list,
  form,
  offers,
}) => {
  await openList();
  await offers.expectOffered('Bonus 1', 'Bonus 2', 'Bonus 3', 'Bonus 4', 'Bonus 6');
  await expect(offers.card('Bonus 1')).toBeChecked();
  await offers.card('Bonus 3').check();
  await host.expectMessage('Analytics', { event: 'bonus_selected', data: { bonusId: '3', type: 'deposit' } });

  await list.choose(method);
  await form.enter('12');
  await expect(offers.result).toHaveText('Add €8 to get this bonus');
  await form.enter('25.11');
  await expect(offers.result).toHaveText('+€12.55 · wager ×30');
  await widget.expectAccessible();
  await form.submit.click();
  await expect
    .poll(async () => (await operator.requests('BANKING/deposit-create'))[0]?.payload)
    .toMatchObject({ bonusId: '3', isActivatedBonus: true });
});

test('a deposit with the bonus switched off is sent without a bonus', async ({
  openForm,
  operator,
  form,
  offers,
}) => {
  await openForm(method);
  await offers.switch.press('Space');
  await expect(offers.switch).not.toBeChecked();
  await form.pay('25.11');
  await expect
    .poll(async () => (await operator.requests('BANKING/deposit-create'))[0]?.payload)
    .toMatchObject({ isActivatedBonus: false });
  expect((await operator.requests('BANKING/deposit-create'))[0]?.payload).not.toHaveProperty('bonusId');
});

test('a bonus ends by the server’s clock, not the device’s, and the next one is chosen', async ({
  openList,
  page,
  widget,
  offers,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  const ending = [bonus(1), bonus(3, endsAfter(60_000)), bonus(4, endsAfter(600_000))];
  await openList({ payload: { bonusList: ending, bonusId: 3 } });
  await offers.expectOffered('Bonus 1', 'Bonus 3', 'Bonus 4');
  await expect(offers.card('Bonus 3')).toBeChecked();
  await expect(offers.row).toContainText(/Ends in 00:[345]\d/);

  await page.clock.fastForward(61_000);
  await offers.expectOffered('Bonus 1', 'Bonus 4');
  await expect(offers.card('Bonus 4')).toBeChecked();
  await expect(widget.status.filter({ hasText: 'Bonus 4' })).toBeAttached();
});

test('the host replaces the bonuses while the list is open', async ({ openList, operator, offers }) => {
  const player = await openList({ payload: { bonusList: [] } });
  await expect(offers.row).toHaveCount(0);
  const push = (type: string, payload: unknown) =>
    operator.post('events', { player: player.token, type, payload });

  await push('bonus-list-fetched', { success: false, bonusList: fiveBonuses });
  await push('bonus-list-fetched', { success: true, bonusList: [bonus(1)] });
  await offers.expectOffered('Bonus 1');
  await push('bonus-list-updated', { bonusList: [bonus(3), bonus(1)] });
  await offers.expectOffered('Bonus 3', 'Bonus 1');
  await expect(offers.card('Bonus 1'), 'the active one stays').toBeChecked();
  await push('bonus-list-updated', { bonusList: [] });
  await expect(offers.row).toHaveCount(0);
});

for (const lang of ['en', 'ar']) {
  test(`@phone the row of bonuses is scrolled by wheel and arrow keys: ${lang}`, async ({
    openList,
    page,
    offers,
  }) => {
    await openList({ player: { lang } });
    const scrolled = () => offers.row.evaluate((row) => Math.round(Math.abs(row.scrollLeft)));
    const step = await offers.row.evaluate((row) => Math.min(222 + 12, row.scrollWidth - row.clientWidth));
    await offers.row.hover();
    await page.mouse.wheel(0, 3);
    await page.mouse.wheel(0, 120);
    await expect.poll(scrolled).toBe(step);
    await page.mouse.wheel(0, -120);
    await expect.poll(scrolled).toBe(0);

    await offers.card('Bonus 1').focus();
    for (const title of ['Bonus 2', 'Bonus 3', 'Bonus 4', 'Bonus 6']) {
      await page.keyboard.press('ArrowDown');
      await expect(offers.card(title)).toBeFocused();
      await expect(offers.card(title)).toBeChecked();
    }
    await expect(offers.card('Bonus 6')).toBeInViewport({ ratio: 0.95 });
  });
}

test('the details page of a bonus chooses it and leads back to its card', async ({
  openList,
  widget,
  list,
  offers,
}) => {
  await openList();
  await offers.openDetails(2);
  await expect(widget.root.getByRole('heading', { level: 1, name: 'Bonus 2' })).toBeVisible();
  await expect(widget.root.getByText('Reef')).toBeVisible();
  await widget.back();
  await list.expectShown();
  await expect(widget.locator('[data-bonus="2"]'), 'the focus returns to the card').toBeFocused();

  await offers.openDetails(2);
  await widget.action('confirm').click();
  await list.expectShown();
  await expect(offers.card('Bonus 2')).toBeChecked();
});

test('the crypto bonus has a badge on the crypto group, and a switch', async ({ openList, list, offers }) => {
  await openList();
  await expect(list.group('crypto')).toContainText('+5% bonus');
  await offers.cryptoSwitch.press('Space');
  await expect(list.group('crypto')).not.toContainText('+5% bonus');
});

test('outside the experiment’s group_b, the list shows no bonuses and the form does', async ({
  openList,
  list,
  offers,
}) => {
  await openList({
    payload: { bonusList: fiveBonuses, experiments: [{ key: 'cashier', group: 'group_a' }] },
  });
  await expect(list.group('crypto')).toBeVisible();
  await expect(list.group('crypto')).not.toContainText('bonus');
  await expect(offers.row).toHaveCount(0);
  await list.choose(method);
  await expect(offers.switch).toBeChecked();
});

test('the layout does not shift when the bonuses arrive', async ({ openList, host, page, offers }) => {
  await recordLayoutShifts(page);
  await openList();
  await offers.expectOffered('Bonus 1', 'Bonus 2', 'Bonus 3', 'Bonus 4', 'Bonus 6');
  const frame = await host.frame();
  expect(await visibleLayoutShifts(frame)).toEqual([]);
});

test('a list whose bonuses fail to load is still shown, with a notice', async ({
  openList,
  operator,
  host,
  page,
  widget,
  list,
  offers,
}) => {
  await openList({ payload: { bonusList: [], experiments: [] } });
  // Drawn by React, whose script must not fail.
  await expect(list.search).toBeVisible();
  await page.waitForLoadState('networkidle');
  await operator.addFaults({
    match: { path: 'static/(shell|mf-deposit)/.*[.]js$' },
    action: 'status',
    status: 503,
  });
  await host.send('update', { payload: { ...inGroupB, bonusList: fiveBonuses } });
  await expect(widget.status.filter({ hasText: text('bonus.failed') })).toBeVisible();
  await expect(list.group('crypto')).toBeVisible();
  await host.expectMessage('Error', { code: 'bonus.failed' });
  await operator.clearFaults();
  await widget.action('refresh').click();
  await offers.expectOffered('Bonus 1', 'Bonus 2', 'Bonus 3', 'Bonus 4', 'Bonus 6');
});
