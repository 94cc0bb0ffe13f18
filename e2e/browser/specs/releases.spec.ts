import { probe, sharedVersions, siteTest } from '../fixtures/siteCopy';
import { expect } from '../fixtures/test';

/** The list is there before `config.json`, which names the releases of these tests. A flow opened in between is the page's. */
const test = siteTest.extend({
  openList: async ({ openList, page }, use) =>
    use(async (options) => {
      const configuration = page.waitForResponse(/\/config\.json$/);
      const player = await openList(options);
      await (await configuration).finished();
      return player;
    }),
});

const russian = { country: 'ru', currency: 'RUB' } as const;

/** The versions of a flow whose files were requested. */
const requestedVersions = (requests: { path: string }[], flow: string) =>
  new Set(requests.flatMap(({ path }) => path.match(`/static/${flow}/([^/]+)/`)?.[1] ?? []));

test.describe.configure({ mode: 'serial' });

test('remotes share their state, also one built against an older version of shared, and load nothing twice', async ({
  openList,
  site,
  operator,
  host,
  widget,
  list,
}) => {
  site.release('mf-crypto', probe.current);
  site.release('mf-p2p', probe.older);
  await openList({ player: { ...russian, lang: 'ru' } });
  await list.group('crypto').click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  const [request] = await operator.requests('BANKING/methods-payment-v5');
  expect(request).toBeDefined();
  expect(JSON.parse((await widget.locator('output').textContent()) ?? '')).toEqual({
    group: 'crypto',
    methods: expect.any(Number),
    language: 'ru',
  });
  await widget.back();
  await list.group('p2p_methods_russia').click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.peer-to-peer.list');
  expect(await operator.requests('BANKING/methods-payment-v5')).toHaveLength(1);
  const isEntryRequest = ({ path }: { path: string }) => /\/mf-deposit\/.*\/remoteEntry/.test(path);
  expect(
    (await operator.requests()).filter(isEntryRequest),
    'the preload is used for the script with the integrity check',
  ).toHaveLength(1);

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

test('one broken flow leaves the others usable, and can be retried in place', async ({
  openList,
  site,
  operator,
  host,
  widget,
  list,
  form,
  message,
}) => {
  site.release('mf-crypto', probe.current);
  await operator.addFaults({
    match: { path: '/static/mf-crypto/' },
    action: 'status',
    status: 404,
    body: {},
  });
  await openList();
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await widget.back();
  await list.choose('mifinity');
  await form.pay('25.23');
  await expect(widget.locator('[data-status]')).toBeVisible();

  // The entry is served again and would run, but its hash differs from the integrity in config.json.
  const restore = site.tamperWith('mf-crypto', probe.current);
  await operator.clearFaults();
  await openList();
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await host.expectMessage('Error', {
    code: 'remote.failed',
    message: expect.stringContaining('or is not what its integrity says'),
  });
  restore();
  await message.refresh.click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
});

test('a flow that needs another version of shared is rejected before it runs, and the others stay usable', async ({
  openList,
  site,
  host,
  widget,
  list,
  message,
}) => {
  site.release('mf-crypto', probe.newer);
  site.release('mf-p2p', probe.outdated);
  await openList({ player: { ...russian, lang: 'en' } });
  const { current, newer, outdated } = sharedVersions;
  for (const [group, needed] of [
    ['crypto', newer],
    ['p2p_methods_russia', outdated],
  ] as const) {
    const versions = `\\^${needed}, and ${current} is there`.replaceAll('.', '\\.');
    const reason = new RegExp(`^mf-\\w+ could not .*: mf_\\w+ needs @paywidget/shared/[\\w/]+ ${versions}$`);
    await list.group(group).click();
    await message.expectSectionFailed();
    await host.expectMessage('Error', {
      code: 'remote.failed',
      message: expect.stringMatching(reason),
    });
    await widget.back();
  }
  const frame = await host.frame();
  expect(await frame.evaluate(() => 'paywidgetProbes' in window), 'none of their code has run').toBe(false);
  await list.expectShown();
});

test('a retry loads the version that config.json now names', async ({
  openList,
  site,
  operator,
  widget,
  list,
  message,
}) => {
  site.release('mf-crypto', probe.current);
  const missing = `/static/mf-crypto/${probe.current}/`;
  await operator.addFaults({ match: { path: missing }, action: 'status', status: 404, body: {} });
  await openList();
  await list.group('crypto').click();
  await message.expectSectionFailed();

  site.release('mf-crypto', '1.0.535');
  await message.refresh.click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  expect(requestedVersions(await operator.requests(), 'mf-crypto')).toEqual(
    new Set([probe.current, '1.0.535']),
  );
});

test('a flow is released and rolled back by config.json alone, without the other flows', async ({
  openList,
  site,
  operator,
  host,
  list,
}) => {
  site.release('mf-crypto', probe.current);
  const player = await openList();
  await list.group('crypto').click();
  await expect(host.widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  let requests = await operator.requests();
  expect(requestedVersions(requests, 'mf-crypto')).toEqual(new Set([probe.current]));
  expect(requestedVersions(requests, 'mf-deposit')).toEqual(new Set(['1.0.535']));

  site.release('mf-crypto', '1.0.535');
  await openList({ player });
  await list.group('crypto').click();
  await expect
    .poll(async () => {
      requests = await operator.requests();
      return requestedVersions(requests, 'mf-crypto');
    })
    .toEqual(new Set([probe.current, '1.0.535']));
  expect(requestedVersions(requests, 'mf-deposit')).toEqual(new Set(['1.0.535']));
});
