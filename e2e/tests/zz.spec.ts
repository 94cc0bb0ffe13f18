import { expect, test } from './test';
test('dbg', async ({ operator, host, page, list, form }) => {
  page.on('console', (m) => console.log('CONSOLE', m.text().slice(0, 300)));
  page.on('pageerror', (m) => console.log('PAGEERR', m));
  page.on('requestfailed', (r) => console.log('FAILED', r.url(), r.failure()?.errorText));
  page.on('framenavigated', (r) => console.log('NAV', r.url().slice(0,120)));
  await operator.breaks({ match: { endpoint: 'BANKING/deposit-create', times: 1 }, action: 'drop' });
  const player = await operator.signUp();
  await host.open({ player });
  await list.choose('mifinity');
  await form.pay('25');
  await expect.poll(async () => (await operator.requests('deposit-check')).length).toBeGreaterThan(0);
  await page.screenshot({ path: '/tmp/dbg.png' });
  const f = await host.frame();
  console.log(await f.evaluate(() => document.body.innerHTML));
  console.log(JSON.stringify(await host.messages()).slice(-1500));
});
