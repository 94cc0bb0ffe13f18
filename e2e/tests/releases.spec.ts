import { probeVersion, siteTest as test } from './ownSite';
import { expect } from './test';

const russian = { country: 'ru', currency: 'RUB' } as const;

const versionsAsked = (requests: { path: string }[], flow: string) =>
  new Set(requests.flatMap(({ path }) => path.match(`/static/${flow}/([^/]+)/`)?.[1] ?? []));

test.describe.configure({ mode: 'serial' });

test('one remote reads what another has set, and asks for nothing twice', async ({
  site,
  operator,
  host,
  widget,
  list,
}) => {
  site.release('mf-crypto', probeVersion);
  site.release('mf-p2p', probeVersion);
  await host.open({ player: await operator.signUp({ ...russian, lang: 'ru' }) });
  await list.shown();
  await list.group('crypto').click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  const [asked] = await operator.requests('BANKING/methods-payment-v5');
  expect(asked).toBeDefined();
  expect(JSON.parse((await widget.locator('output').textContent()) ?? '')).toEqual({
    group: 'crypto',
    methods: expect.any(Number),
    language: 'ru',
  });
  await widget.back();
  await list.group('p2p_methods_russia').click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.peer-to-peer.list');
  expect(await operator.requests('BANKING/methods-payment-v5')).toHaveLength(1);

  const frame = await host.frame();
  const sameUnits = await frame.evaluate(() => {
    const { paywidgetProbes = [] } = window as unknown as { paywidgetProbes?: unknown[][] };
    const [one = [], two = []] = paywidgetProbes;
    return { remotes: paywidgetProbes.length, same: one.map((unit, index) => unit === two[index]) };
  });
  expect(sameUnits, 'React, atoms, queries, texts and routes exist once').toEqual({
    remotes: 2,
    same: Array(7).fill(true),
  });
});

test('one broken flow leaves the others alone, and heals where it stands', async ({
  site,
  operator,
  host,
  widget,
  list,
  form,
  message,
}) => {
  site.release('mf-crypto', probeVersion);
  await operator.breaks({ match: { path: '/static/mf-crypto/' }, action: 'status', status: 404, body: {} });
  await host.open({ player: await operator.signUp() });
  await list.shown();
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await widget.back();
  await list.choose('mifinity');
  await form.pay('25.23');
  await expect(widget.locator('[data-status]')).toBeVisible();

  await host.open({ player: await operator.signUp() });
  await list.shown();
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await operator.heal();
  await message.refresh.click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
});

test('a flow is released and rolled back by config.json, and no other one moves', async ({
  site,
  operator,
  host,
  list,
}) => {
  site.release('mf-crypto', probeVersion);
  const player = await operator.signUp();
  await host.open({ player });
  await list.shown();
  await list.group('crypto').click();
  await expect(host.widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  let requests = await operator.requests();
  expect(versionsAsked(requests, 'mf-crypto')).toEqual(new Set([probeVersion]));
  expect(versionsAsked(requests, 'mf-deposit')).toEqual(new Set(['1.0.534']));

  site.release('mf-crypto', '1.0.534');
  await host.open({ player });
  await list.shown();
  await list.group('crypto').click();
  await expect
    .poll(async () => {
      requests = await operator.requests();
      return versionsAsked(requests, 'mf-crypto');
    })
    .toEqual(new Set([probeVersion, '1.0.534']));
  expect(versionsAsked(requests, 'mf-deposit')).toEqual(new Set(['1.0.534']));
});
