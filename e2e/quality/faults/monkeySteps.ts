import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderPage } from '@paywidget/browser/pages/ProviderPage';
import type { FaultRule } from '@paywidget/operator/sandbox/faults';
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { payOutside } from './carryOn';
import { type Cell, openHost, openTab, pageOf, passTime } from './cell';
import { frameOf } from './look';

/** The monkey's next step. `pick` chooses from the buttons, fields, texts and faults of that moment. */
export interface Step {
  name: string;
  pick: number;
}

const oneOf = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;

/** Texts for any field. */
const texts = [
  '25',
  '25.10',
  '5000',
  '0.001',
  '1e9',
  '-5',
  '٢٥',
  '1,234.56',
  '12345678909',
  'Ivan Petrov',
  'ada@mail.example',
  '4111 1111 1111 1111',
  '12/30',
  '123',
  '<b>x</b>',
  '🙂'.repeat(50),
  '',
];

/** Valid texts for the fields of forms. */
const usual: Record<string, string> = {
  amount: '50',
  cpf: '12345678909',
  fullName: 'Ivan Petrov',
  email: 'ada@mail.example',
};

/** The message that the loader shows in the host's page if the widget does not answer. */
export const failureOf = (cell: Cell): Locator => pageOf(cell).locator('#widget').getByRole('alert');

/** The elements that can be pressed. Links to apps are left out: the test's browser has no apps, and would leave the page. */
const pressable = 'button:enabled, a[href^="http"], a[href^="/"], [role="option"]';

/** Presses one of the pressable elements, with the mouse. Returns the pressed element's name. */
async function pressAny(cell: Cell, pick: number, selector: string): Promise<string> {
  const again = failureOf(cell).getByRole('button');
  if (await again.isVisible()) {
    await again.click();
    return 'the loader’s button';
  }
  const frame = await frameOf(cell);
  if (!frame) return 'no widget';
  const shown = await frame
    .locator(selector)
    .filter({ visible: true })
    .and(frame.locator(':not([inert] *)'))
    .all();
  if (shown.length === 0) return 'nothing';
  const control: Locator = oneOf(shown, pick);
  const name = await control.evaluate(
    (element: HTMLElement) =>
      element.dataset.action ?? element.dataset.method ?? element.textContent.trim().slice(0, 30),
  );
  await control.click({ timeout: 500 });
  return name;
}

async function type(cell: Cell, pick: number): Promise<string> {
  const frame = await frameOf(cell);
  const fields = await frame
    ?.locator('input:not([type="checkbox"], [type="radio"])')
    .filter({ visible: true })
    .all();
  if (!fields?.length) return 'no field';
  const text = oneOf(texts, pick);
  const field: Locator = oneOf(fields, pick);
  await field.fill(text, { timeout: 500 });
  return JSON.stringify(text);
}

/** Fills the fields in that forms usually have, so that the monkey gets past them. */
async function fillIn(cell: Cell): Promise<string> {
  const frame = await frameOf(cell);
  const filled: string[] = [];
  for (const [name, value] of Object.entries(usual)) {
    const field = frame?.locator(`[data-field="${name}"] input:not([type="search"])`).first();
    if (!field || !(await field.isVisible())) continue;
    await field.fill(value, { timeout: 500 });
    filled.push(name);
  }
  return filled.join(', ');
}

const actions = ['status', 'delay', 'hang', 'drop', 'malformed', 'truncate'] as const;
const statuses = [200, 400, 401, 403, 404, 409, 429, 500, 502, 503];

/** A fault of the next few calls. */
function faultOf(pick: number): FaultRule {
  const match = { path: '^/api/', times: 1 + (pick % 3) };
  const when = pick % 2 === 0 ? 'before' : 'after';
  const action = oneOf(actions, Math.floor(pick / 6));
  if (action === 'status') return { match, when, action, status: oneOf(statuses, pick), body: {} };
  return action === 'delay' ? { match, when, action, ms: 300 } : { match, when, action };
}

/** Messages of a careless host. */
const messages: readonly [string, unknown?][] = [
  ['back'],
  ['back'],
  ['deposit.status', { depositId: 'another', status: 1, amount: 1, currency: 'EUR' }],
  ['withdrawal.status', { withdrawalId: 'another', status: 2, amount: 1, currency: 'EUR' }],
  ['deposit.status', { status: 'nonsense' }],
  ['payments-updated'],
  ['__proto__', { constructor: null }],
];
const changes: readonly Record<string, unknown>[] = [
  { theme: 'dark' },
  { user: { lang: 'ar' } },
  { user: { lang: 'de' } },
  { user: { country: 'in', paymentGeo: 'in', currency: 'INR' } },
  { user: { country: 'nl', paymentGeo: 'nl', currency: 'EUR' } },
  { tokens: { '--pw-accent': 'rgb(1, 2, 3)' } },
  { user: { balance: 'nonsense' } },
];

const providers = ({ context }: Cell): Page[] =>
  context.pages().filter((page) => page.url().includes('/provider/pay/'));

interface Action {
  /** The weight of this step among all steps. */
  weight: number;
  /** Returns a description of the action. */
  run(cell: Cell, pick: number): Promise<unknown>;
}

/** The steps of the monkey, as the player, the payer, the host and the network. */
const monkeyActions: Readonly<Record<string, Action>> = {
  press: {
    weight: 30,
    run: (cell, pick) => pressAny(cell, pick, pressable),
  },
  choose: { weight: 8, run: (cell, pick) => pressAny(cell, pick, '[data-method], [data-group], [data-box]') },
  pay: {
    weight: 15,
    run: (cell, pick) =>
      pressAny(cell, pick, '[data-action="submit"], [data-action="confirm"], [data-action="paid"]'),
  },
  type: { weight: 5, run: type },
  fillIn: { weight: 12, run: fillIn },
  key: {
    weight: 3,
    run: async (cell, pick) => {
      const key = oneOf(['Escape', 'Tab', 'Enter', 'ArrowDown', 'Shift+Tab'], pick);
      await pageOf(cell).keyboard.press(key);
      return key;
    },
  },
  provider: {
    weight: 6,
    run: async (cell, pick) => {
      const [page] = providers(cell);
      const decision = oneOf(['approve', 'approve', 'decline', 'leave'] as const, pick);
      if (page)
        await new ProviderPage(page).page.locator(`button[value="${decision}"]`).click({ timeout: 500 });
      return page && decision;
    },
  },
  closeProvider: { weight: 1, run: async (cell) => providers(cell)[0]?.close() },
  payer: { weight: 4, run: payOutside },
  wait: {
    weight: 12,
    run: async (cell, pick) => {
      const seconds = oneOf([1, 3, 10, 31, 120], pick);
      await passTime(cell, seconds);
      return seconds;
    },
  },
  message: {
    weight: 4,
    run: async ({ host }, pick) => {
      const message = oneOf(messages, pick);
      await host.send(...message);
      return message;
    },
  },
  change: {
    weight: 3,
    run: async ({ host }, pick) => {
      const change = oneOf(changes, pick);
      await host.update(change);
      return change;
    },
  },
  reload: {
    weight: 3,
    run: (cell) => pageOf(cell).reload({ waitUntil: 'domcontentloaded', timeout: 3_000 }),
  },
  otherTab: { weight: 1, run: openTab },
  renew: { weight: 1, run: ({ player }) => player.renewToken() },
  fault: {
    weight: 10,
    run: async ({ operator }, pick) => {
      const fault = faultOf(pick);
      await operator.addFaults(fault);
      return fault;
    },
  },
  missingScript: {
    weight: 1,
    run: ({ operator }) =>
      operator.addFaults({ match: { path: '/static/.*[.]js$', times: 2 }, action: 'status', status: 404 }),
  },
  offline: { weight: 2, run: ({ context }) => context.setOffline(true) },
  online: { weight: 4, run: ({ context }) => context.setOffline(false) },
  heal: { weight: 4, run: ({ operator }) => operator.clearFaults() },
};

/** The steps of a walk: the same for the same seed. */
export function stepsOf(seed: number, count: number): Step[] {
  const step = fc.record({
    name: fc.oneof(
      ...Object.entries(monkeyActions).map(([name, { weight }]) => ({
        weight,
        arbitrary: fc.constant(name),
      })),
    ),
    pick: fc.nat(9_999),
  });
  const steps = fc.array(step, { minLength: count, maxLength: count, size: 'max' });
  return fc.sample(steps, { seed, numRuns: 1 })[0] ?? [];
}

/** Takes a step. What cannot be done, because something is gone or in the way, is not done. */
export async function takeStep(cell: Cell, { name, pick }: Step): Promise<string> {
  const done = await monkeyActions[name]
    ?.run(cell, pick)
    .catch((error: Error) => error.message.split('\n')[0]);
  await sleep(20);
  if (
    !(await pageOf(cell)
      .$('#widget > *')
      .catch(() => null))
  ) {
    await cell.context.setOffline(false);
    // The widget may still be taking this tab to the provider, which interrupts the first try.
    await openHost(cell).catch(() => openHost(cell));
  }
  return [name, done === undefined || done === null ? '' : JSON.stringify(done)?.slice(0, 120)]
    .join(' ')
    .trim();
}
