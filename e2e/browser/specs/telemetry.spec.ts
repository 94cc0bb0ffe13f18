import type { Page } from '@playwright/test';
import { expect, holdReact, test } from '../fixtures/test';

const create = 'BANKING/deposit-create';
const methods = 'BANKING/methods-payment-v5';
const experiments = [
  { key: 'order', group: 'group_a' },
  { key: 'bonuses', group: 'group_b' },
];

const isPage = ({ pathname }: URL) => /^\/paywidget(\/[^.]*)?$/.test(pathname);

/** Serves the widget's page and its configuration as a deployment with these settings has them. */
async function deployWith(page: Page, telemetry: Record<string, boolean>): Promise<void> {
  await page.route('**/paywidget/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), telemetry } });
  });
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"configuration":{',
      `"configuration":{"telemetry":${JSON.stringify(telemetry)},`,
    );
    await route.fulfill({ response, body });
  });
}

const telemetryLoaded = (page: Page) =>
  page.waitForResponse((response) => /\/telemetry\.\w+\.js$/.test(response.url()));

/** Returns the trace in a `traceparent`. */
const traceIn = (traceparent = '') => /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(traceparent)?.[1];

interface TraceReport {
  calls: { endpoint: string; spanId: string }[];
  deposits: { id: string }[];
  entries: { amount: string; account: string }[];
}

test('with traceparent, one trace leads from the press to the ledger', async ({
  page,
  openForm,
  operator,
  form,
  complete,
}) => {
  await deployWith(page, { traceparent: true });
  const loaded = telemetryLoaded(page);
  const player = await openForm('mifinity');
  await loaded;
  await form.pay('25.10');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('25.1');

  const [order] = await operator.requests(create);
  const report = await operator.get<TraceReport>(`traces/${traceIn(order?.headers.traceparent)}`);
  expect(report.calls.map(({ endpoint }) => endpoint)).toContain(create);
  expect(report.calls.map(({ endpoint }) => endpoint)).toContain('deposit-status');
  expect(new Set(report.calls.map(({ spanId }) => spanId)).size).toBe(report.calls.length);
  expect(report.deposits).toHaveLength(1);
  expect(report.entries.map(({ amount }) => amount)).toContain('25.1');
});

test('with traceparent, the list is still drawn early, from the answer of one call, which is in a trace', async ({
  page,
  openList,
  operator,
  list,
  widget,
}) => {
  await deployWith(page, { traceparent: true });
  const releaseReact = await holdReact(page);
  const loaded = telemetryLoaded(page);
  await openList();
  const isDrawnBy = (isReact: boolean) =>
    expect
      .poll(() =>
        list
          .method('mifinity')
          .evaluate((tile) => Object.keys(tile).some((key) => key.startsWith('__react'))),
      )
      .toBe(isReact);
  await isDrawnBy(false);
  releaseReact();
  await isDrawnBy(true);
  await loaded;
  await list.choose('mifinity');
  await widget.expectScreen('deposit.redirect');

  const calls = await operator.requests(methods);
  expect(calls).toHaveLength(1);
  const report = await operator.get<TraceReport>(`traces/${traceIn(calls[0]?.headers.traceparent)}`);
  expect(report.calls.map(({ endpoint }) => endpoint)).toEqual([methods]);
});

// Not over the socket: the browser refuses one to this machine from a page that the test has changed.
for (const [start, options, callCount] of [
  ['of a deposit @package', {}, 2],
  ['of a withdrawal', { transaction: 'withdrawal' }, 1],
] as const) {
  test(`with traceparent, each call of a start is in a trace, from the first on: ${start}`, async ({
    page,
    openWidget,
    operator,
    widget,
  }) => {
    await deployWith(page, { traceparent: true });
    // Nothing waits for the telemetry.
    await page.route(/\/telemetry\.\w+\.js$/, (route) => route.abort());
    await openWidget(options);
    await expect(widget.locator('[data-method]').first()).toBeVisible();
    const callsSoFar = async () => (await operator.requests()).filter(({ endpoint }) => endpoint);
    await expect.poll(async () => (await callsSoFar()).length).toBeGreaterThanOrEqual(callCount);
    const calls = await callsSoFar();
    const traces = calls.map(({ headers }) => traceIn(headers.traceparent));
    expect(new Set(traces).size, traces.join()).toBe(calls.length);
    expect(traces).not.toContain(undefined);
  });
}

test('the repeated call of an order with an unknown outcome stays in its trace', async ({
  page,
  openForm,
  operator,
  widget,
  form,
}) => {
  await deployWith(page, { traceparent: true });
  const loaded = telemetryLoaded(page);
  await operator.addFaults({ match: { endpoint: create, times: 1 }, action: 'status', status: 503 });
  await openForm('mifinity');
  await loaded;
  await form.pay('25.10');
  await expect.poll(async () => (await operator.requests('deposit-check')).length).toBeGreaterThan(0);
  await widget.action('refresh').click();
  await expect.poll(async () => (await operator.requests(create)).length).toBe(2);
  const sent = (await operator.requests(create)).map(({ headers }) => headers.traceparent?.split('-') ?? []);
  expect(new Set(sent.map(([, trace]) => trace)).size, 'one trace').toBe(1);
  expect(new Set(sent.map(([, , span]) => span)).size, 'a span for each').toBe(2);
});

test('with vitals and exposure, the host learns how fast the frame is, and what was tried on the player', async ({
  page,
  openList,
  host,
  list,
  operator,
}) => {
  await deployWith(page, { vitals: true, exposure: true });
  const loaded = telemetryLoaded(page);
  await operator.addFaults({
    match: { endpoint: 'BANKING/methods-country-selector-v2' },
    action: 'status',
    status: 500,
  });
  await openList({ payload: { experiments } });
  await loaded;
  for (const { key, group } of experiments) {
    await host.expectMessage('Analytics', { event: 'experiment_exposed', data: { experiment: key, group } });
  }
  await list.choose('mifinity');
  const exposures = (await host.messages('Analytics')).filter(({ event }) => event === 'experiment_exposed');
  expect(exposures).toHaveLength(2);

  const frame = await host.frame();
  await expect
    .poll(async () => {
      await frame.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return (await host.messages('Vitals')).at(-1);
    })
    .toMatchObject({ lcp: expect.any(Number), cls: expect.any(Number), errors: expect.any(Object) });
  expect(await operator.requests('METRIC_EVENTS_HANDLER/events')).toEqual([]);
});

test('without the settings, nothing of it is loaded or sent', async ({
  page,
  openForm,
  operator,
  host,
  form,
  complete,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openForm('mifinity', { payload: { experiments } });
  await form.pay('25.10');
  await complete.expectStatus('processed');
  expect(files.filter((url) => url.includes('telemetry'))).toEqual([]);
  expect((await operator.requests()).filter(({ headers }) => headers.traceparent)).toEqual([]);
  const types = (await host.messages()).map(({ messageType, event }) => event ?? messageType);
  expect(types).not.toContain('Vitals');
  expect(types).not.toContain('experiment_exposed');
});
