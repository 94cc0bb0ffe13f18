import { test } from './test';
test('dbg', async ({ operator, host, page, list }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push({ v: (entry as any).value, t: entry.startTime, s: (entry as any).sources.map((s: any) => [s.node?.outerHTML?.slice(0, 200) ?? s.node?.textContent, JSON.stringify(s.previousRect), JSON.stringify(s.currentRect)]) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await operator.breaks({ match: { endpoint: 'BANKING/methods-payment-v5' }, action: 'delay', ms: 800 });
  await host.open({ player: await operator.signUp() });
  await list.shown();
  const frame = await host.frame();
  await frame.waitForLoadState('networkidle');
  console.log(JSON.stringify(await frame.evaluate(() => (window as any).shifts), null, 1));
});
