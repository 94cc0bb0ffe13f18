import { setTimeout as wait } from 'node:timers/promises';
import { pendingProbe } from '@paywidget/browser/fixtures/pendingProbe';
import { startSandbox } from '@paywidget/operator/sandbox';
import { openBrowser } from '../bench/browser';
import type { Log, Part } from './part';
import { newPlayer } from './players';
import { type Bounds, cellsOf, grown, observe, type Remains, remainsHead, remainsOf } from './remains';

const stepMinutes = 5;
const stepsPerHour = 60 / stepMinutes;
const hours = 24;
/** The hours after which the page is measured. By the first one it has fetched all that it loads in advance. */
const measuredHours: readonly number[] = [2, 8, 16, 24];

/** How much more the page may hold after the day than after its first hours. */
const bounds: Bounds = { heapBytes: 400_000, nodes: 50, listeners: 5, timers: 3, sockets: 0, frames: 0 };

/** A pause in real time, in which answers arrive, in ms. */
const breathMs = 40;

export type Transport = 'http' | 'socket';

/** Turns the compiler off: its output is in the heap, and grows while code becomes hot. */
const withoutCompiler = '--js-flags=--jitless';

/**
 * Leaves one widget open for a day on the page of a deposit that stays in progress. Time is faked. Every five minutes the operator sends
 * a push, every hour it renews the token, every two hours the connection is cut.
 */
export async function openAllDay(transport: Transport, log: Log): Promise<Part> {
  const sandbox = await startSandbox();
  const browser = await openBrowser(withoutCompiler);
  try {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() });
    await page.addInitScript({ content: pendingProbe });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const { id, user, token: first } = newPlayer(sandbox, 'Patient Player');
    const options = { user, payload: { transport }, redirects: false, forwardsPushes: transport === 'http' };
    await page.goto(`${sandbox.url}/host/plain.html?options=${encodeURIComponent(JSON.stringify(options))}`);
    const frame = page.frameLocator('#widget iframe');
    await frame.locator('[data-method="mifinity"]').click();
    await frame.locator('[data-field="amount"] input').fill('25.23');
    await frame.locator('[data-action="submit"]').click();
    await frame.locator('[data-status]').waitFor();
    const devtools = await observe(page);

    const { operator } = sandbox;
    const [deposit] = operator.deposits.ofPlayer(id);
    if (!deposit) throw new Error('There is no deposit');
    let token = first;
    const counts = { pushes: 0, renewals: 0, cuts: 0 };

    async function event(step: number) {
      counts.pushes += 1;
      operator.pushes.publish(id, {
        event: 'deposit.status',
        data: { depositId: deposit?.id, amount: '25.23', currency: 'EUR', status: 'PROCESSING' },
      });
      if (step % stepsPerHour === 0) {
        counts.renewals += 1;
        operator.players.revokeToken(token);
        token = operator.players.issueToken(id);
        operator.pushes.publish(id, { event: 'login.token', data: { token } });
      }
      if (step % (2 * stepsPerHour) !== 0) return;
      counts.cuts += 1;
      if (transport === 'http') {
        await context.setOffline(true);
        await page.clock.fastForward(10_000);
        await wait(breathMs);
        await context.setOffline(false);
      } else
        for (const one of page.frames()) await one.evaluate('globalThis.benchCutSockets?.()').catch(() => {});
      await page.clock.fastForward(10_000);
      await wait(4 * breathMs);
    }

    /** A cut may swallow the push with the new token. The widget then reports `TokenExpired`, and a host answers. */
    async function answerExpiry() {
      const isExpired = await page.evaluate<boolean>(
        "messages.splice(0).some(({ messageType }) => messageType === 'TokenExpired')",
      );
      if (!isExpired) return;
      await page.evaluate(`send(${JSON.stringify({ type: 'login.token', payload: { token } })})`);
      await page.clock.fastForward(10_000);
      await wait(4 * breathMs);
    }

    const measured: [string, Remains][] = [];
    for (let step = 1; step <= hours * stepsPerHour; step += 1) {
      await page.clock.fastForward(stepMinutes * 60_000);
      await wait(breathMs);
      await event(step);
      await wait(breathMs);
      await answerExpiry();
      const hour = step / stepsPerHour;
      if (!measuredHours.includes(hour)) continue;
      const remains = await remainsOf(page, devtools);
      measured.push([`${hour} h`, remains]);
      log(`day over ${transport}: ${hour} h, ${cellsOf(remains).join(', ')}`);
    }

    operator.lifecycle.changeDepositStatus(deposit.id, 'PAYED');
    await page.clock.fastForward(10_000);
    await wait(4 * breathMs);
    await answerExpiry();
    const isPaid = await frame
      .locator('[data-status="processed"]')
      .waitFor({ timeout: 10_000 })
      .then(() => true)
      .catch(() => false);
    const asked = sandbox.requests.list({ playerId: id, endpoint: 'deposit-status' });
    const [from, to] = [measured[0]?.[1], measured.at(-1)?.[1]];
    return {
      title: `A widget left open for a day, over ${transport === 'http' ? 'HTTP' : 'the socket'}`,
      text: `One widget on the page of a deposit in progress, with a faked clock: ${counts.pushes} pushes, ${counts.renewals} new tokens, ${counts.cuts} cuts of the connection, and ${asked.length} requests of the status. Then the deposit is paid, and the widget shows it. Bounds from the first measurement to the last: heap ${bounds.heapBytes / 1000} kB, DOM nodes ${bounds.nodes}, listeners ${bounds.listeners}, timers ${bounds.timers}, no socket or frame more, and no error in the page.`,
      head: ['after', ...remainsHead],
      rows: measured.map(([name, remains]) => [name, ...cellsOf(remains)]),
      broken: [
        ...(from && to ? grown(from, to, bounds) : ['nothing was measured']),
        ...(isPaid ? [] : ['the payment at the end of the day is not shown']),
        ...(asked.length >= counts.pushes ? [] : [`the status was requested ${asked.length} times only`]),
        ...(asked.at(-1)?.headers.authorization === `Bearer ${token}` ? [] : ['the last token is not used']),
        ...failures,
      ],
    };
  } finally {
    await browser.close();
    await sandbox.close();
  }
}
