import type { LedgerReport } from '@paywidget/browser/pages/Operator';
import { expect } from '@playwright/test';
import type { Cell } from './cell';

/** The ids of the payments that moved money. */
export function moved({ journey }: Cell, report: LedgerReport): string[] {
  if (journey.moves === 'debit')
    return report.withdrawals.filter(({ status }) => !/CANCELED/.test(status)).map(({ id }) => id);
  const credits = report.entries.filter(
    ({ account, reason, amount }) =>
      reason === 'deposit' && account.startsWith(`player:${report.player}`) && !amount.startsWith('-'),
  );
  // A box of coins has an entry for each of its two currencies.
  return [...new Set(credits.map(({ subject }) => subject))];
}

/** The payments of the player, whether or not they moved money yet. */
export async function made({ journey, player }: Cell): Promise<{ id: string }[]> {
  const { deposits, withdrawals } = await player.ledger();
  return journey.moves === 'debit' ? withdrawals : deposits;
}

/** Checks that the ledger balances, and that the player paid once: nothing is lost, nothing is there twice. */
export async function expectMovedOnce(cell: Cell): Promise<void> {
  const { player } = cell;
  await expect
    .poll(async () => {
      await player.hurry();
      return moved(cell, await player.ledger()).length;
    }, 'payments that moved money')
    .toBe(1);
  const report = await player.ledger();
  expect(report).toMatchObject({ isBalanced: true, creditedTwice: [], suspectedDoubles: [] });
}

/** Checks that no press was sent as two payments. */
export async function expectOneKeyPerIntent(cell: Cell): Promise<number> {
  const { operator, journey, intents, startsAnew } = cell;
  const calls = await operator.requests(journey.endpoint);
  const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']));
  const allowed = intents + (journey.isHarmless && startsAnew ? 1 : 0);
  expect(keys.size, 'idempotency keys of create calls').toBeLessThanOrEqual(allowed);
  return calls.length;
}

/** Waits a moment for the money that a screen says has moved. */
export async function expectMoved(cell: Cell): Promise<void> {
  await expect
    .poll(async () => moved(cell, await cell.player.ledger()).length, {
      message: 'a payment shown as done has moved money',
      timeout: 1_000,
    })
    .toBeGreaterThan(0);
}
