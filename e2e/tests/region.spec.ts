import { RegionPage } from '../pages/RegionPage';
import { text } from '../pages/texts';
import { test as base, expect } from './test';

const test = base.extend<{ region: RegionPage }>({
  region: async ({ widget }, use) => use(new RegionPage(widget)),
});

const methods = 'BANKING/methods-payment-v5';
const selector = 'BANKING/methods-country-selector-v2';

test('@phone another country’s methods are a search and a press away', async ({
  operator,
  host,
  widget,
  list,
  region,
}) => {
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL' }) });
  await list.expectShown();
  await region.expectMethodsOf('Brazil');
  await region.open();
  expect((await region.countries())[0], 'the current one comes first').toBe('Brazil');
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
  await expect(region.change, 'focus is back where it was').toBeFocused();
  const asked = await operator.requests(methods);
  expect(asked.map(({ payload }) => (payload as { country: string }).country)).toEqual(['br', 'nl']);
  await host.expectMessage('Analytics', {
    event: 'region_chosen',
    data: { country: 'nl', previous: 'br' },
  });
});

test('a deposit names the region that was chosen for it', async ({ operator, host, list, region, form }) => {
  const player = await operator.signUp({ country: 'nl', currency: 'EUR' });
  await host.open({ player });
  await list.expectShown();
  await region.open();
  await region.country('Germany').click();
  await list.choose('mifinity');
  await form.pay('25.23');
  await expect.poll(async () => (await operator.requests('BANKING/deposit-create')).length).toBe(1);
  const [creation] = await operator.requests('BANKING/deposit-create');
  expect(creation?.payload).toMatchObject({ selectedCountry: 'de' });
});

test('the tooltip says what the page is for', async ({ operator, host, list, region, widget }) => {
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await region.open();
  const tip = widget.root.getByRole('tooltip');
  await expect(tip).toBeHidden();
  await widget.root.getByRole('button', { name: text('region.tip.label') }).hover();
  await expect(tip).toHaveText(text('region.tip.text'));
  await widget.expectAccessible();
});

for (const [where, answer] of [
  ['the operator lets nobody choose', { status: 200, body: { isGeoSelectorEnabled: false, countries: [] } }],
  ['the countries cannot be had', { status: 500 }],
] as const) {
  test(`there is nothing to change where ${where}`, async ({ operator, host, list, region, widget }) => {
    await operator.addFaults({ match: { endpoint: selector }, action: 'status', ...answer });
    await host.open({ player: await operator.signUp() });
    await list.expectShown();
    await region.expectMethodsOf('Netherlands');
    await expect.poll(async () => (await operator.requests(selector)).length).toBeGreaterThan(0);
    await expect(widget.action('change')).toHaveCount(0);
  });
}

test('a late answer of the selector moves nothing', async ({ operator, host, page, list, region }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await operator.addFaults({ match: { endpoint: selector }, action: 'delay', ms: 1_500 });
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await expect(region.change, 'the list does not wait').toHaveCount(0);
  const tile = list.method('ideal');
  const before = await tile.boundingBox();
  await expect(region.change).toBeVisible();
  expect(await tile.boundingBox()).toEqual(before);
  const frame = await host.frame();
  expect(await frame.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('who has no methods at home finds another country’s from the empty page', async ({
  operator,
  host,
  widget,
  list,
  message,
  region,
}) => {
  await host.open({ player: await operator.signUp({ country: 'aq', currency: 'EUR' }) });
  await message.expectEmpty();
  await message.refresh.click();
  await expect.poll(async () => (await operator.requests(methods)).length, 'refresh asks again').toBe(2);
  await message.expectEmpty();
  await widget.action('change').click();
  await widget.expectScreen('empty.region');
  await region.country('Germany').click();
  await list.expectShown();
  await region.expectMethodsOf('Germany');
});

test('the latest choice counts, however late an earlier answer comes', async ({
  operator,
  host,
  list,
  region,
  widget,
}) => {
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'EUR' }) });
  await list.expectShown();
  await operator.addFaults({ match: { endpoint: methods, times: 1 }, action: 'delay', ms: 1_500 });
  await region.open();
  await region.country('Kazakhstan').click();
  // The list of Kazakhstan is still under way.
  await widget.action('change').click();
  await widget.expectScreen('deposit.region');
  await region.country('Germany').click();
  await list.expectShown();
  const german = await list.entries();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await list.entries()).toEqual(german);
  await region.expectMethodsOf('Germany');
});
