import type { FaultRule } from '@paywidget/operator/sandbox/faults';
import { expect, test } from '../fixtures/test';

const files = '/static/mf-deposit/';
const entry = `${files}.*/remoteEntry`;
const exposed = `${files}.*/__federation_expose_routes`;

const faults: [name: string, rule: FaultRule][] = [
  [
    'is answered with 404 and JSON',
    { match: { path: entry }, action: 'status', status: 404, body: { no: 1 } },
  ],
  ['is cut off in the middle', { match: { path: entry }, action: 'truncate' }],
  ['ends too early', { match: { path: entry }, action: 'malformed' }],
  ['never arrives', { match: { path: entry }, action: 'drop' }],
  ['has a chunk that is missing', { match: { path: exposed }, action: 'status', status: 404 }],
];

for (const [name, rule] of faults) {
  test(`a remote that ${name} shows an error, and a retry loads it without a reload`, async ({
    openWidget,
    operator,
    host,
    widget,
    list,
    message,
  }) => {
    await operator.addFaults(rule);
    await openWidget();
    await message.expectSectionFailed();
    await widget.expectAccessible();
    await host.expectMessage('Error', {
      code: 'remote.failed',
      message: expect.stringContaining('mf-deposit could not be loaded'),
    });
    const frame = await host.frame();
    await frame.evaluate(() => Object.assign(window, { isSamePage: true }));
    await message.refresh.click();
    await expect
      .poll(async () => (await host.messages('Error')).filter(({ code }) => code === 'remote.failed').length)
      .toBe(2);
    await message.expectSectionFailed();

    await operator.clearFaults();
    await message.refresh.click();
    await list.expectShown();
    expect(await frame.evaluate(() => 'isSamePage' in window)).toBe(true);
    await list.choose('mifinity');
  });
}

test('a remote can still be retried after its manifest was missing', async ({
  openWidget,
  operator,
  host,
  list,
  message,
}) => {
  await operator.addFaults(
    { match: { path: entry }, action: 'status', status: 404 },
    {
      match: { path: `${files}.*mf-manifest.json` },
      action: 'status',
      status: 404,
      body: { message: 'gone' },
    },
  );
  await openWidget();
  await message.expectSectionFailed();
  await message.refresh.click();
  await host.expectMessage('Error', { message: expect.stringContaining('mf-manifest.json answered 404') });
  await message.expectSectionFailed();
  await operator.clearFaults();
  await message.refresh.click();
  await list.expectShown();
});

test('a remote that never responds shows an error, and a retry loads it', async ({
  openWidget,
  operator,
  page,
  list,
  message,
}) => {
  await page.clock.install();
  await operator.addFaults({ match: { path: entry }, action: 'hang' });
  await openWidget();
  // The page preloads the file. The time limit starts later, when the widget begins to wait for it.
  await expect(async () => {
    await page.clock.fastForward(12_000);
    await message.expectSectionFailed(1_000);
  }).toPass();
  await operator.clearFaults();
  await message.refresh.click();
  await list.expectShown();
});
