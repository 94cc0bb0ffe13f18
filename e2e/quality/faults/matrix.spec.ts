import { expect, test } from '@paywidget/browser/fixtures/test';
import { carryOn, pressToPay } from './carryOn';
import { type Cell, openHost, passTime } from './cell';
import { arrives, faults } from './faults';
import { journeys } from './journeys';
import { expectMovedOnce, expectOneKeyPerIntent } from './ledger';

/** The cells that move most of the money, which `npm test` runs too. */
const main = {
  journeys: ['Deposit at the provider', 'Withdrawal', 'Purchase of coins'],
  faults: ['Answer lost', '500 after commit', 'Time-out after commit', 'Ten presses', 'Reload during'],
};

for (const journey of journeys)
  for (const fault of faults) {
    const isMain = main.journeys.includes(journey.name) && main.faults.includes(fault.name);
    const title = `${journey.name} × ${fault.name}${isMain ? ' @main' : ''}`;
    test(title, async ({ context, operator, host }, { annotations }) => {
      const reason = fault.notIn?.(journey);
      if (reason) {
        annotations.push({ type: 'outcome', description: reason });
        return;
      }
      await context.clock.install();
      const cell: Cell = {
        journey,
        context,
        operator,
        host,
        player: await operator.signUp(journey.newPlayer),
        intents: 0,
        paidOutside: new Set(),
        startsAnew: false,
        story: new Set(),
      };
      await fault.before?.(cell);
      await openHost(cell);
      await journey.prepare(cell);
      await fault.arm?.(cell);
      await (fault.press ?? pressToPay)(cell);
      if (!fault.isBeforeCall) await arrives(cell);
      await fault.next?.(cell);
      // The fault lasts while the player waits a little.
      await passTime(cell, 2);
      await operator.clearFaults();
      await context.setOffline(false);
      await carryOn(cell);
      await expectMovedOnce(cell);
      const calls = await expectOneKeyPerIntent(cell);
      await fault.after?.(cell);
      expect(calls).toBeGreaterThan(0);
      annotations.push({ type: 'outcome', description: [...cell.story].join(', ') });
    });
  }
