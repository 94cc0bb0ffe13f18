import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import type { Profile } from './profiles';
import type { Exchange, Server } from './server';
import type { Target } from './targets';

/** The measurements of one round. Unless it says otherwise, of a visit with an empty cache. Times in ms, sizes in bytes after compression. */
export interface Sample {
  /** From the navigation until the list is visible and can be pressed. */
  ready: number;
  /** Of each long task before that, the time above 50 ms, summed. */
  blocking: number;
  /** From the press on a method until its form is shown. */
  form: number;
  /** The longest part of that time in which one task kept the main thread. Browsers report tasks above 50 ms only: 0 without one. */
  formTask: number;
  /** From the navigation until the form is shown, if its method is pressed the moment the list is ready. Measured in a separate visit. */
  pressedAtOnce: number;
  /** The same time for a second visit, with the files of the first visit in the browser's cache. */
  warm: number;
  elements: number;
  layoutShift: number;
  /** Requested before the list was ready. */
  bytes: Record<Exchange['kind'], number>;
  requests: number;
  /** Requested after that, before the press. */
  laterBytes: number;
  laterRequests: number;
  missing: string[];
}

interface Totals {
  longTasks: { at: number; duration: number }[];
  layoutShift: number;
  elements: number;
}

const pageScript = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
/** The script that defines `benchPresented`. */
export const presented = pageScript('presented.js');
const probe = presented + pageScript('probe.js');
const limitMs = 60_000;
const idleMs = 1_000;
/** Between down and up. A quick press of a person. */
const heldMs = 80;
/** Browsers report a long task some time after it has ended. */
const reportMs = 300;

/** Slows a page down to a profile's connection and processor. */
export async function throttle(context: BrowserContext, page: Page, { line, cpuSlowdown }: Profile) {
  const session = await context.newCDPSession(page);
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTripMs,
      downloadThroughput: line.downBitsPerSecond / 8,
      uploadThroughput: line.upBitsPerSecond / 8,
    });
  }
  if (cpuSlowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Receives the probes' marks from all frames. The returned function waits for the next mark of a kind. */
async function listen(context: BrowserContext) {
  const marks = new EventEmitter();
  await context.exposeBinding('benchReport', ({ frame }, mark: string, value: number, pressedAt: number) => {
    marks.emit(mark, { frame, value, pressedAt });
  });
  return async function nextMark(
    mark: 'list' | 'form',
  ): Promise<{ frame: Frame; value: number; pressedAt: number }> {
    const [report] = await once(marks, mark, { signal: AbortSignal.timeout(limitMs) }).catch(() => {
      throw new Error(`no ${mark} within ${limitMs / 1000} s`);
    });
    return report;
  };
}

/** Waits until there have been no new requests for a while. */
export async function waitUntilIdle({ exchanges }: Server) {
  const end = Date.now() + limitMs;
  for (let count = -1; count !== exchanges.length && Date.now() < end; await wait(idleMs))
    count = exchanges.length;
}

/** Presses like a person: moves the pointer, pauses, and holds the button down for a moment. */
async function press(page: Page, frame: Frame, selector: string) {
  const box = await frame.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...center);
  await wait(100);
  await page.mouse.click(...center, { delay: heldMs });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const bytesOf = (exchanges: readonly Exchange[]) => sum(exchanges.map(({ bytes }) => bytes));

interface Visitor {
  page: Page;
  nextMark: Awaited<ReturnType<typeof listen>>;
  errors: readonly string[];
}

/** Opens a page in a context, with the probes in it. */
async function openPage(
  context: BrowserContext,
  { plan }: Target,
  profile: Profile,
  nextMark: Visitor['nextMark'],
  pressesAtOnce: boolean,
): Promise<Visitor> {
  const errors: string[] = [];
  const page = await context.newPage();
  await page.addInitScript({
    content: `globalThis.benchPlan = ${JSON.stringify({ ...plan, pressesAtOnce })};\n${probe}`,
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await throttle(context, page, profile);
  return { page, nextMark, errors };
}

const navigationStart = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Returns the time from the navigation until a mark, in ms. */
async function timeUntil(
  mark: 'list' | 'form',
  { page, nextMark }: Visitor,
  origin: string,
): Promise<number> {
  const [{ value }] = await Promise.all([nextMark(mark), page.goto(origin, { waitUntil: 'commit' })]);
  return value - (await navigationStart(page));
}

/** Makes the visits of one round: a first one, a second one with its files in the cache, and a first one with a press at once. */
export async function visit(
  browser: Browser,
  target: Target,
  server: Server,
  profile: Profile,
): Promise<Sample> {
  const newContext = () => browser.newContext({ viewport: { width: 1000, height: 800 } });
  const contexts = [await newContext(), await newContext()] as const;
  let errors: readonly string[] = [];
  try {
    const [context, other] = contexts;
    const nextMark = await listen(context);
    const first = await openPage(context, target, profile, nextMark, false);
    errors = first.errors;
    const { page } = first;
    server.exchanges.length = 0;
    const [list] = await Promise.all([nextMark('list'), page.goto(server.origin, { waitUntil: 'commit' })]);
    await waitUntilIdle(server);
    const early = server.exchanges.filter(({ at }) => at <= list.value);
    const late = server.exchanges.filter(({ at }) => at > list.value);
    const totals: Totals = await list.frame.evaluate('benchTotals()');
    const { longTasks }: Totals = await page.evaluate('benchTotals()');
    const start = await navigationStart(page);
    const [form] = await Promise.all([nextMark('form'), press(page, list.frame, target.plan.opener)]);
    await wait(reportMs);
    const pressed: Totals = await list.frame.evaluate('benchTotals()');
    const formTasks = pressed.longTasks.map(
      ({ at, duration }) => Math.min(at + duration, form.value) - Math.max(at, form.pressedAt),
    );
    const missing = server.exchanges.filter(({ isMissing }) => isMissing).map(({ path }) => path);
    await page.close();

    const second = await openPage(context, target, profile, nextMark, false);
    errors = second.errors;
    const warm = await timeUntil('list', second, server.origin);
    await second.page.close();
    const atOnce = await openPage(other, target, profile, await listen(other), true);
    errors = atOnce.errors;
    const pressedAtOnce = await timeUntil('form', atOnce, server.origin);

    return {
      ready: list.value - start,
      blocking: sum(
        longTasks.filter(({ at }) => at < list.value).map(({ duration }) => Math.max(0, duration - 50)),
      ),
      form: form.value - form.pressedAt,
      formTask: Math.max(0, ...formTasks),
      pressedAtOnce,
      warm,
      elements: totals.elements,
      layoutShift: totals.layoutShift,
      bytes: {
        script: bytesOf(early.filter(({ kind }) => kind === 'script')),
        style: bytesOf(early.filter(({ kind }) => kind === 'style')),
        other: bytesOf(early.filter(({ kind }) => kind === 'other')),
      },
      requests: early.length,
      laterBytes: bytesOf(late),
      laterRequests: late.length,
      missing,
    };
  } catch (cause) {
    const pageErrors = errors.length > 0 ? `; errors on the page: ${errors.slice(0, 3).join(' | ')}` : '';
    throw new Error(`${target.name}: ${cause instanceof Error ? cause.message : cause}${pageErrors}`, {
      cause,
    });
  } finally {
    for (const context of contexts) await context.close();
  }
}
