import { pendingProbe } from '../fixtures/pendingProbe';
import { expect, test } from '../fixtures/test';

/** `npm run load` does the same with more events, and measures the heap. */
test('@socket a widget left open for a day keeps its listeners, elements and timers, and shows the payment', async ({
  page,
  host,
  operator,
  complete,
  openWaitingDeposit,
}) => {
  await page.clock.install();
  await page.addInitScript({ content: pendingProbe });
  const player = await openWaitingDeposit('mifinity');
  const [deposit] = await player.deposits(1);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const frame = await host.frame();

  async function held() {
    await page.waitForTimeout(500);
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const { timers } = await frame.evaluate<{ timers: number }>('benchPending()');
    return { elements: of('Nodes'), listeners: of('JSEventListeners'), timers };
  }

  let { token } = player;
  async function passHours(count: number) {
    for (let hour = 0; hour < count; hour += 1) {
      await page.clock.fastForward(3_600_000);
      ({ token } = await operator.post<{ token: string }>('tokens/renew', { token }));
      await host.send('deposit.status', {
        amount: '1',
        currency: 'EUR',
        status: 'NEW',
        depositId: 'another',
      });
      await frame.evaluate('benchCutSockets()');
      await page.clock.fastForward(10_000);
    }
  }

  await passHours(3);
  const early = await held();
  await passHours(21);
  const late = await held();
  expect(late.listeners).toBeLessThanOrEqual(early.listeners + 5);
  expect(late.elements).toBeLessThanOrEqual(early.elements + 30);
  expect(late.timers).toBeLessThanOrEqual(early.timers + 3);

  await operator.post(`deposits/${deposit?.id}/settle`, { to: 'PAYED' });
  await page.clock.fastForward(10_000);
  await complete.expectStatus('processed');
});
