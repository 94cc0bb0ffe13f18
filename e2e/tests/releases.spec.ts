import { probe, siteTest as test } from './ownSite';
import { expect } from './test';

const russian = { country: 'ru', currency: 'RUB' } as const;

const versionsAsked = (requests: { path: string }[], flow: string) =>
  new Set(requests.flatMap(({ path }) => path.match(`/static/${flow}/([^/]+)/`)?.[1] ?? []));

test.describe.configure({ mode: 'serial' });

test('one remote reads what another has set, also one built against an older version of shared, and asks for nothing twice', async ({
  site,
  operator,
  host,
  widget,
  list,
}) => {
  site.release('mf-crypto', probe.current);
  site.release('mf-p2p', probe.older);
  await host.open({ player: await operator.signUp({ ...russian, lang: 'ru' }) });
  await list.expectShown();
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
  const asksForEntry = ({ path }: { path: string }) => /\/mf-deposit\/.*\/remoteEntry/.test(path);
  expect(
    (await operator.requests()).filter(asksForEntry),
    'a preload serves the checked script',
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

test('one broken flow leaves the others alone, and heals where it stands', async ({
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
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await widget.back();
  await list.choose('mifinity');
  await form.pay('25.23');
  await expect(widget.locator('[data-status]')).toBeVisible();

  // Something is there again, and would run, but config.json says that it is not what was released.
  const putRight = site.tamperWith('mf-crypto', probe.current);
  await operator.clearFaults();
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await list.group('crypto').click();
  await message.expectSectionFailed();
  await host.expectMessage('Error', {
    code: 'remote.failed',
    message: expect.stringContaining('or is not what its integrity says'),
  });
  putRight();
  await message.refresh.click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
});

test('a flow that the shell’s shared modules do not fit is refused before it shows, and the others go on', async ({
  site,
  operator,
  host,
  widget,
  list,
  message,
}) => {
  site.release('mf-crypto', probe.newer);
  site.release('mf-p2p', probe.outdated);
  await host.open({ player: await operator.signUp({ ...russian, lang: 'en' }) });
  await list.expectShown();
  for (const [group, refusal] of [
    [
      'crypto',
      /^mf-crypto could not be loaded: mf_crypto needs @paywidget\/shared\/\w+ \^1\.1\.0, and 1\.0\.534 is there$/,
    ],
    [
      'p2p_methods_russia',
      /^mf-p2p could not .*: mf_p2p needs @paywidget\/shared\/\w+ \^0\.9\.0, and 1\.0\.534 is there$/,
    ],
  ] as const) {
    await list.group(group).click();
    await message.expectSectionFailed();
    await host.expectMessage('Error', {
      code: 'remote.failed',
      message: expect.stringMatching(refusal),
    });
    await widget.back();
  }
  const frame = await host.frame();
  expect(await frame.evaluate(() => 'paywidgetProbes' in window), 'nothing of them has run').toBe(false);
  await list.expectShown();
});

test('a retry takes the version that config.json has come to name', async ({
  site,
  operator,
  host,
  widget,
  list,
  message,
}) => {
  site.release('mf-crypto', probe.current);
  const missing = `/static/mf-crypto/${probe.current}/`;
  await operator.addFaults({ match: { path: missing }, action: 'status', status: 404, body: {} });
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await list.group('crypto').click();
  await message.expectSectionFailed();

  site.release('mf-crypto', '1.0.534');
  await message.refresh.click();
  await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  expect(versionsAsked(await operator.requests(), 'mf-crypto')).toEqual(new Set([probe.current, '1.0.534']));
});

test('a flow is released and rolled back by config.json, and no other one moves', async ({
  site,
  operator,
  host,
  list,
}) => {
  site.release('mf-crypto', probe.current);
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
  await list.group('crypto').click();
  await expect(host.widget.screen).toHaveAttribute('data-screen', 'deposit.crypto');
  let requests = await operator.requests();
  expect(versionsAsked(requests, 'mf-crypto')).toEqual(new Set([probe.current]));
  expect(versionsAsked(requests, 'mf-deposit')).toEqual(new Set(['1.0.534']));

  site.release('mf-crypto', '1.0.534');
  await host.open({ player });
  await list.expectShown();
  await list.group('crypto').click();
  await expect
    .poll(async () => {
      requests = await operator.requests();
      return versionsAsked(requests, 'mf-crypto');
    })
    .toEqual(new Set([probe.current, '1.0.534']));
  expect(versionsAsked(requests, 'mf-deposit')).toEqual(new Set(['1.0.534']));
});
