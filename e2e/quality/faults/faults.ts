import { HostPage } from '@paywidget/browser/pages/HostPage';
import type { FaultRule } from '@paywidget/operator/sandbox/faults';
import { expect } from '@playwright/test';
import { carryOn } from './carryOn';
import { type Cell, type Journey, openHost, openTab, pageOf, passTime, widgetOf } from './cell';
import { made } from './ledger';
import { lookAt } from './look';

export interface Fault {
  name: string;
  /** The reason why a journey cannot meet the fault. */
  notIn?(journey: Journey): string | undefined;
  /** Before the host page opens. */
  before?(cell: Cell): Promise<void>;
  /** True if the call may never reach the operator while the fault lasts. */
  isBeforeCall?: boolean;
  /** When the button that moves money can be pressed. */
  arm?(cell: Cell): Promise<void>;
  /** Presses the button. By default once. */
  press?(cell: Cell): Promise<void>;
  /** After the press. When it returns, the fault ends, and the player carries on. */
  next?(cell: Cell): Promise<void>;
  /** After the payment is done. */
  after?(cell: Cell): Promise<void>;
}

/** Longer than the widget waits for an answer. */
const timeLimitS = 31;

type Rule = FaultRule extends infer One ? (One extends FaultRule ? Omit<One, 'match'> : never) : never;

/** Disturbs the call that moves money. */
const disturb =
  (rule: Rule) =>
  async ({ operator, journey }: Cell): Promise<void> => {
    await operator.addFaults({ ...rule, match: { endpoint: journey.endpoint } } as FaultRule);
  };
/** Waits until the operator has the call that moves money. */
export const arrives = async (cell: Cell): Promise<void> => {
  const { operator, journey } = cell;
  await expect.poll(async () => (await operator.requests(journey.endpoint)).length).toBeGreaterThan(0);
};
const untilMade = (cell: Cell) => expect.poll(async () => (await made(cell)).length).toBeGreaterThan(0);
const timeOut = (cell: Cell) => passTime(cell, timeLimitS);
const losesAnswer = disturb({ action: 'hang', when: 'after' });

/** Runs in each page before its scripts. Makes a store of the widget's window fail. */
function breakStorage(how: 'full' | 'denied') {
  if (!location.pathname.startsWith('/paywidget')) return;
  if (how === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    return;
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      },
    });
}

const push = (cell: Cell, depositId: string, status: number | string) =>
  cell.host.send(`${cell.journey.moves === 'debit' ? 'withdrawal' : 'deposit'}.status`, {
    [cell.journey.moves === 'debit' ? 'withdrawalId' : 'depositId']: depositId,
    amount: 25,
    currency: 'EUR',
    status,
  });

const madeIn = async (cell: Cell) => (await made(cell))[0]?.id ?? '';

/** The faults that can occur while money moves. */
export const faults: readonly Fault[] = [
  { name: 'Nothing' },
  { name: 'Request lost', arm: disturb({ action: 'drop' }) },
  { name: 'Answer lost', arm: disturb({ action: 'drop', when: 'after' }) },
  { name: 'Answer cut off', arm: disturb({ action: 'truncate', when: 'after' }) },
  { name: '500 after commit', arm: disturb({ action: 'status', status: 500, when: 'after' }) },
  { name: '502 before', arm: disturb({ action: 'status', status: 502 }) },
  { name: 'Time-out before', arm: disturb({ action: 'hang' }), next: timeOut },
  { name: 'Time-out after commit', arm: losesAnswer, next: timeOut },
  {
    name: '401, then renewal',
    arm: async ({ operator, player }) => {
      await operator.post('tokens/revoke', { token: player.token });
    },
    next: async ({ player }) => {
      await player.renewToken();
    },
  },
  { name: '409', arm: disturb({ action: 'status', status: 409, body: { message: 'conflict' } }) },
  { name: '429', arm: disturb({ action: 'status', status: 429, body: { message: 'too many requests' } }) },
  { name: 'Malformed', arm: disturb({ action: 'malformed', when: 'after' }) },
  { name: 'Contract broken', arm: disturb({ action: 'status', status: 200, body: {}, when: 'after' }) },
  { name: 'Slow', arm: disturb({ action: 'delay', ms: 1_200 }) },
  {
    name: 'Ten presses',
    async press(cell) {
      cell.intents += 1;
      const pressTenTimes = (button: HTMLElement) => {
        // React's form may have taken the place of the early form since the button was found. Nobody can press that button.
        if (!button.isConnected) return false;
        for (let press = 0; press < 10; press += 1) button.click();
        return true;
      };
      await expect.poll(() => cell.journey.button(cell).evaluate(pressTenTimes)).toBe(true);
    },
  },
  {
    name: 'Reload during',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      cell.startsAnew = true;
      await pageOf(cell).reload({ waitUntil: 'domcontentloaded' });
    },
  },
  {
    name: 'Reload after',
    async next(cell) {
      await untilMade(cell);
      await passTime(cell, 1);
      cell.startsAnew = true;
      await pageOf(cell).reload({ waitUntil: 'domcontentloaded' });
    },
  },
  {
    name: 'Back during',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      cell.startsAnew = true;
      await cell.host.send('back');
      await passTime(cell, timeLimitS);
    },
  },
  {
    name: 'Back after',
    async next(cell) {
      await untilMade(cell);
      await expect.poll(async () => (await lookAt(cell))?.isBusy).toBe(false);
      cell.startsAnew = true;
      await cell.host.send('back');
    },
  },
  {
    name: 'Tab closed and reopened',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      cell.startsAnew = true;
      await pageOf(cell).close();
      await openTab(cell);
    },
  },
  {
    name: 'Crash, tab restored',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      const page = pageOf(cell);
      const kept = await page.evaluate(() => ({ ...sessionStorage }));
      await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => {})]);
      await page.close();
      cell.startsAnew = true;
      cell.host = new HostPage(await cell.context.newPage());
      await pageOf(cell).addInitScript((entries) => {
        if (sessionStorage.length > 0) return;
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      }, kept);
      await openHost(cell);
    },
  },
  {
    name: 'Another tab at the same form',
    arm: async (cell) => {
      const own = cell.host;
      await openTab(cell);
      await cell.journey.prepare(cell);
      cell.host = own;
      await losesAnswer(cell);
    },
    async next(cell) {
      await untilMade(cell);
      const [other] = cell.context.pages().filter((page) => page !== pageOf(cell));
      await other?.reload({ waitUntil: 'domcontentloaded' });
      await passTime(cell, timeLimitS);
    },
  },
  {
    name: 'Host unmounts',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      await pageOf(cell).evaluate(() =>
        (window as unknown as { handle: { unmount(): void } }).handle.unmount(),
      );
      await cell.host.expectUnmounted();
      cell.startsAnew = true;
      await openHost(cell);
    },
  },
  {
    name: 'Host closes',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      await cell.host.send('close');
      cell.startsAnew = true;
      await cell.host.expectUnmounted();
      await openHost(cell);
    },
  },
  {
    name: 'Another player',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      const made = await madeIn(cell);
      const other = await cell.operator.signUp(cell.journey.newPlayer);
      cell.startsAnew = true;
      await cell.host.open({ ...cell.journey.options, player: other });
      await passTime(cell, 2);
      await widgetOf(cell).screen.waitFor();
      await expect(widgetOf(cell).screen, 'the payment of another player').not.toContainText(made);
      const { deposits, withdrawals } = await other.ledger();
      expect([...deposits, ...withdrawals], 'payments of the other player').toEqual([]);
      await openHost(cell);
    },
  },
  {
    name: 'Offline',
    isBeforeCall: true,
    arm: ({ context }) => context.setOffline(true),
    async next(cell) {
      await passTime(cell, 5);
    },
  },
  {
    name: 'Offline during',
    arm: losesAnswer,
    async next(cell) {
      await untilMade(cell);
      await cell.context.setOffline(true);
      await passTime(cell, timeLimitS);
    },
  },
  {
    name: 'Clock a day late',
    before: ({ context }) => context.clock.setSystemTime(Date.now() - 86_400_000),
  },
  {
    name: 'Clock a day early',
    before: ({ context }) => context.clock.setSystemTime(Date.now() + 86_400_000),
  },
  {
    name: 'Storage full',
    before: async ({ context }) => {
      await context.addInitScript(breakStorage, 'full' as const);
    },
    arm: disturb({ action: 'status', status: 500, when: 'after' }),
  },
  {
    name: 'Storage denied',
    before: async ({ context }) => {
      await context.addInitScript(breakStorage, 'denied' as const);
    },
    arm: disturb({ action: 'status', status: 500, when: 'after' }),
  },
  {
    name: 'Chunks missing',
    isBeforeCall: true,
    arm: ({ operator }) =>
      operator.addFaults({ match: { path: '/static/.*[.]js$' }, action: 'status', status: 404 }),
    next: (cell) => passTime(cell, 5),
  },
  {
    name: 'Socket cut',
    notIn: ({ options }) => (options.payload?.transport === 'socket' ? undefined : 'no socket'),
    async next(cell) {
      await untilMade(cell);
      await cell.context.setOffline(true);
      await passTime(cell, 20);
      await cell.context.setOffline(false);
      await cell.operator.addFaults({
        match: { endpoint: 'deposit-check', times: 2 },
        action: 'drop',
      });
    },
  },
  {
    name: 'Pushes doubled, then old ones',
    async after(cell) {
      const id = await madeIn(cell);
      const status = (await lookAt(cell))?.status;
      for (const one of [1, 1, 0, 'ON_HOLD', 0]) await push(cell, id, one);
      await passTime(cell, 5);
      expect((await lookAt(cell))?.status, 'the status stays').toBe(status);
    },
  },
  {
    name: 'Push of another payment',
    async next(cell) {
      await untilMade(cell);
      const before = (await lookAt(cell))?.status;
      await push(cell, 'another', 1);
      await push(cell, 'another', 2);
      const look = await lookAt(cell);
      if (before !== 'processed' && look?.status === 'processed') await carryOn(cell);
    },
  },
];
