import { chromium } from 'playwright';
import { serve } from './server';
import { targets } from './targets';

const t = targets.find((x) => x.name === (process.argv[2] ?? 'federated'))!;
const s = await serve(t.createSite());
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const p = await b.newPage({ viewport: { width: 1000, height: 800 } });
p.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
p.on('pageerror', (e) => console.log('pageerror', e.message));
await p.goto(s.origin);
await p.waitForTimeout(9000);
await p.screenshot({ path: '/tmp/a.png' });
const f = p.frames().at(-1)!;
console.log(
  f.url(),
  t.plan,
  s.exchanges.map((e) => `${e.isMissing ? '404 ' : ''}${e.path} ${e.bytes}`).join('\n'),
);
const box = await f.locator(t.plan.opener).first().boundingBox();
console.log(box);
const n = s.exchanges.length;
await p.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
await p.waitForTimeout(2500);
await p.screenshot({ path: '/tmp/b.png' });
console.log(
  s.exchanges
    .slice(n)
    .map((e) => `${e.isMissing ? '404 ' : ''}${e.path} ${e.bytes}`)
    .join('\n'),
);
console.log(
  await f.evaluate(
    () =>
      document.querySelector('[data-screen]')?.getAttribute('data-screen') +
      ' ' +
      !!document.querySelector('[data-field="amount"] input'),
  ),
);
await b.close();
await s.close();
