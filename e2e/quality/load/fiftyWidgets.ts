import { readFileSync } from 'node:fs';
import { pendingProbe } from '@paywidget/browser/fixtures/pendingProbe';
import { startSandbox } from '@paywidget/operator/sandbox';
import type { Frame, Page } from 'playwright';
import { openBrowser } from '../bench/browser';
import type { Log, Part } from './part';
import { newPlayer, type SignedUp } from './players';
import { type Bounds, cellsOf, grown, observe, remainsHead, remainsOf } from './remains';

const widgetCount = 50;
/** Widgets that load at the same time. */
const atOnce = 10;
/** Widgets in which the player pays. */
const paying = 5;

/** How much more the page may hold after all widgets have gone than before. Code that became hot takes some of the heap. */
const bounds: Bounds = { heapBytes: 1_000_000, nodes: 20, listeners: 5, timers: 0, sockets: 0, frames: 0 };

const hostPage = readFileSync(new URL('./page/fifty.html', import.meta.url), 'utf8');

/** Opens a widget in the page. Returns its frame. */
async function openWidget(page: Page, number: number, { user }: SignedUp): Promise<Frame> {
  const options = { user, payload: { transport: number % 2 ? 'socket' : 'http' } };
  const name = await page.evaluate<string>(`openWidget(${JSON.stringify(options)})`);
  const element = await page.waitForSelector(`iframe[name=${name}]`, { state: 'attached' });
  const frame = await element.contentFrame();
  await element.dispose();
  if (!frame) throw new Error(`There is no frame ${name}`);
  await frame.waitForSelector('[data-method]', { timeout: 60_000 });
  return frame;
}

async function pay(frame: Frame): Promise<void> {
  await frame.click('[data-method="mifinity"]');
  await frame.fill('[data-field="amount"] input', '25.10');
  await frame.click('[data-action="submit"]');
  await frame.waitForSelector('[data-status="processed"]', { timeout: 30_000 });
}

const closeAll = (page: Page) => page.evaluate('closeAll()');

/**
 * A host's page opens 50 widgets, players pay in some of them, and all are closed. Then the page must hold the same objects
 * as before.
 */
export async function fiftyWidgets(log: Log): Promise<Part> {
  const sandbox = await startSandbox();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
    await context.addInitScript({ content: pendingProbe });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.route('**/host/fifty.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: hostPage }),
    );
    await page.goto(`${sandbox.url}/host/fifty.html`);
    const devtools = await observe(page);
    const rows: [string, Awaited<ReturnType<typeof remainsOf>>][] = [];
    const record = async (name: string) => {
      const remains = await remainsOf(page, devtools);
      rows.push([name, remains]);
      log(`fifty: ${name}, ${cellsOf(remains).join(', ')}`);
      return remains;
    };
    // The page loads some parts once and keeps them: the loader's second file, and tables of the browser. Load them now.
    for (const number of [0, 1])
      await pay(await openWidget(page, number, newPlayer(sandbox, `Warm ${number}`)));
    await closeAll(page);
    const before = await record('before');

    const frames: Frame[] = [];
    for (let first = 0; first < widgetCount; first += atOnce) {
      const numbers = Array.from({ length: atOnce }, (_, index) => first + index);
      frames.push(
        ...(await Promise.all(
          numbers.map((number) => openWidget(page, number, newPlayer(sandbox, `Player ${number}`))),
        )),
      );
    }
    await record(`${widgetCount} open`);
    for (const frame of frames.slice(0, paying)) await pay(frame);
    await record(`${paying} paid`);
    await closeAll(page);
    const after = await record('all closed');
    return {
      title: 'A page with 50 widgets',
      text: `${widgetCount} widgets, opened by \`embed.js\` in one page, every second over the socket. In ${paying} of them the player pays. Then all are closed. Bounds, from “before” to “all closed”: heap ${bounds.heapBytes / 1e6} MB, DOM nodes ${bounds.nodes}, listeners ${bounds.listeners}, no timer, socket or frame more, and no error in the page.`,
      head: ['', ...remainsHead],
      rows: rows.map(([name, remains]) => [name, ...cellsOf(remains)]),
      broken: [...grown(before, after, bounds), ...failures],
    };
  } finally {
    await browser.close();
    await sandbox.close();
  }
}
