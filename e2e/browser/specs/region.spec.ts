import { test as base, brazilian, expect, holdRequests } from '../fixtures/test';
import { recordLayoutShifts, visibleLayoutShifts } from '../pages/layoutShifts';
import { RegionPage } from '../pages/RegionPage';
import { text } from '../pages/texts';

const test = base.extend<{ region: RegionPage }>({
  region: async ({ widget }, use) => use(new RegionPage(widget)),
});

const methods = 'BANKING/methods-payment-v5';
const selector = 'BANKING/methods-country-selector-v2';

test('@phone another country is searched and chosen, and the list shows its methods', async ({
  openList,
  operator,
  host,
  widget,
  list,
  region,
}) => {
  await openList({ player: brazilian });
  await region.expectMethodsOf('Brazil');
  await region.open();
  expect((await region.countries())[0], 'the current country is first').toBe('Brazil');
  await expect(region.country('Brazil')).toHaveAttribute('aria-current', 'true');

  await region.search.fill('ger');
  await expect.poll(() => region.countries()).toEqual(['Germany', 'Nigeria']);
  await expect(widget.status).toContainText('2');
  await region.search.fill('nothing like it');
  await expect(widget.status).toContainText(text('search.empty.title'));
  await region.search.fill('nether');
  await region.country('Netherlands').click();

  await list.expectShown();
  await region.expectMethodsOf('Netherlands');
  await expect(list.method('pix')).toHaveCount(0);
  await expect(region.change, 'the focus returns to the button').toBeFocused();
  const requests = await operator.requests(methods);
  expect(requests.map(({ payload }) => (payload as { country: string }).country)).toEqual(['br', 'nl']);
  await host.expectMessage('Analytics', {
    event: 'region_chosen',
    data: { country: 'nl', previous: 'br' },
  });
});

test('a deposit is sent with the chosen country', async ({ openList, operator, list, region, form }) => {
  await openList({ player: { country: 'nl', currency: 'EUR' } });
  await region.open();
  await region.country('Germany').click();
  await list.choose('mifinity');
  await form.pay('25.23');
  await expect.poll(async () => (await operator.requests('BANKING/deposit-create')).length).toBe(1);
  const [call] = await operator.requests('BANKING/deposit-create');
  expect(call?.payload).toMatchObject({ selectedCountry: 'de' });
});

test('a tooltip explains the page', async ({ openList, region, widget }) => {
  await openList();
  await region.open();
  const tip = widget.root.getByRole('tooltip');
  await expect(tip).toBeHidden();
  await widget.root.getByRole('button', { name: text('region.tip.label') }).hover();
  await expect(tip).toHaveText(text('region.tip.text'));
  await widget.expectAccessible();
});

for (const [name, answer] of [
  ['the operator disables the choice', { status: 200, body: { isGeoSelectorEnabled: false, countries: [] } }],
  ['the countries fail to load', { status: 500 }],
] as const) {
  test(`the country cannot be changed if ${name}`, async ({ openList, operator, region, widget }) => {
    await operator.addFaults({ match: { endpoint: selector }, action: 'status', ...answer });
    await openList();
    await region.expectMethodsOf('Netherlands');
    await expect.poll(async () => (await operator.requests(selector)).length).toBeGreaterThan(0);
    await expect(widget.action('change')).toHaveCount(0);
  });
}

test('a late response with the countries does not shift the layout', async ({
  openList,
  host,
  page,
  list,
  region,
}) => {
  await recordLayoutShifts(page);
  const answer = await holdRequests(page, `**/${selector}`);
  await openList();
  await expect(region.change, 'the list does not wait').toHaveCount(0);
  const tile = list.method('ideal');
  const before = await tile.boundingBox();
  answer();
  await expect(region.change).toBeVisible();
  expect(await tile.boundingBox()).toEqual(before);
  const frame = await host.frame();
  expect(await visibleLayoutShifts(frame)).toEqual([]);
});

test('a player without methods can choose another country on the empty page', async ({
  openWidget,
  operator,
  widget,
  list,
  message,
  region,
}) => {
  await openWidget({ player: { country: 'aq', currency: 'EUR' } });
  await message.expectEmpty();
  await message.refresh.click();
  await expect
    .poll(async () => (await operator.requests(methods)).length, 'refresh loads the list again')
    .toBe(2);
  await message.expectEmpty();
  await widget.action('change').click();
  await widget.expectScreen('empty.region');
  await region.country('Germany').click();
  await list.expectShown();
  await region.expectMethodsOf('Germany');
});

test('a late response for an earlier choice does not replace the latest choice', async ({
  openList,
  operator,
  list,
  region,
  widget,
}) => {
  await openList({ player: { country: 'br', currency: 'EUR' } });
  await operator.addFaults({ match: { endpoint: methods, times: 1 }, action: 'delay', ms: 1_500 });
  await region.open();
  await region.country('Kazakhstan').click();
  await expect
    .poll(async () => (await operator.requests(methods)).length, 'the list of Kazakhstan is loading')
    .toBe(2);
  await widget.action('change').click();
  await widget.expectScreen('deposit.region');
  await region.country('Germany').click();
  await list.expectShown();
  const german = await list.entries();
  await expect
    .poll(async () => (await operator.requests(methods)).filter(({ status }) => status).length, 'all answers')
    .toBe(3);
  expect(await list.entries()).toEqual(german);
  await region.expectMethodsOf('Germany');
});
