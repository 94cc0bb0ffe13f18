import { expect, test } from '@paywidget/browser/fixtures/test';
import { type Cell, openHost, passTime } from './cell';
import { journeys } from './journeys';
import { lookAt } from './look';
import { failureOf, stepsOf, takeStep } from './monkeySteps';

/** Set by `npm run faults -- --monkey`. */
const { MONKEY_WALKS = '2', MONKEY_STEPS = '60', MONKEY_SEED = '1' } = process.env;
const steps = Number(MONKEY_STEPS);

test.setTimeout(20_000 + steps * 1_000);

for (let walk = 0; walk < Number(MONKEY_WALKS); walk += 1) {
  const seed = Number(MONKEY_SEED) + walk;
  test(`monkey, seed ${seed}`, async ({ context, operator, host }) => {
    const journey = journeys[seed % journeys.length] as (typeof journeys)[number];
    await context.clock.install();
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
    const cell: Cell = {
      journey,
      context,
      operator,
      host,
      player: await operator.signUp(journey.newPlayer),
      intents: 0,
      paidOutside: new Set(),
      startsAnew: true,
      story: new Set(),
    };
    await openHost(cell);

    const log: string[] = [];
    const isBlank = async () => {
      for (let look = 0; look < 5; look += 1) {
        const seen = await lookAt(cell);
        if (!seen?.isBlank || (await failureOf(cell).isVisible())) return false;
        await passTime(cell, 2);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return true;
    };
    const check = async () => {
      expect(errors, 'errors that nothing catches').toEqual([]);
      expect(await isBlank(), 'the widget is blank').toBe(false);
      // First the widget, then the ledger: if a screen shows a payment as done, the payment must have been done before.
      const look = await lookAt(cell);
      const report = await cell.player.ledger();
      expect(report).toMatchObject({ isBalanced: true, creditedTwice: [] });
      if (look?.status === 'processed' && journey.moves === 'credit')
        expect(
          report.entries.filter(({ reason }) => reason === 'deposit'),
          'a deposit shown as done has moved money',
        ).not.toEqual([]);
    };
    try {
      for (const step of stepsOf(seed, steps)) {
        log.push(await takeStep(cell, step));
        await check();
      }
      // When everything works again, the widget does too.
      await context.setOffline(false);
      await operator.clearFaults();
      await openHost(cell);
      await expect(async () => {
        await passTime(cell, 2);
        const look = await lookAt(cell);
        expect(look?.screen, 'the screen after all').toBeDefined();
        expect(look?.isBusy, 'the screen waits').toBe(false);
      }).toPass({ timeout: 10_000 });
      await check();
    } catch (error) {
      console.log(`Seed ${seed}, ${journey.name}:\n${log.join('\n')}`);
      throw error;
    }
  });
}
