import { wait } from '../../dom';
import type { FaultRule } from '../../sandbox';
import type { Driver } from './driver';

const create = 'BANKING/deposit-create';
const method = 'pix_qr';
/** A valid number of a Brazilian taxpayer that belongs to nobody. */
const taxNumber = '529.982.247-25';

/** The actions of a scenario. */
export interface Drive extends Driver {
  /** Adds a step to the text for the visitor. */
  say(text: string): void;
  openWidget(): void;
  /** Makes the next calls of this player fail. */
  breakCalls(...rules: FaultRule[]): Promise<void>;
  /** Pays the player's open deposit, as the player's bank does. */
  payDeposit(): Promise<void>;
  /** Makes the files of the deposit flow fail, for this browser only. Returns a function that repairs them. */
  breakDepositFlow(): Promise<() => Promise<void>>;
}

/** A way to break a deposit. Each ends with a deposit that must be credited once. */
export interface Scenario {
  id: string;
  title: string;
  /** The fault. */
  text: string;
  /** The amount that must be credited in the end. */
  amount: string;
  run(drive: Drive): Promise<void>;
}

/** Fills the form in and submits it. @param presses how often the button is pressed */
async function pay({ find, press, fill }: Drive, amount: string, presses = 1): Promise<void> {
  await press(`[data-method="${method}"]`);
  await find('[data-field="amount"] input');
  await fill('amount', amount);
  await fill('cpf', taxNumber);
  await press('[data-action="submit"]', presses);
}

const paid = '[data-status="processed"]';

export const scenarios: readonly Scenario[] = [
  {
    id: 'lost-answer',
    title: 'Lose the answer',
    text: 'The server makes the deposit, but its answer breaks off on the way.',
    amount: '50',
    async run(drive) {
      await drive.breakCalls({ match: { endpoint: create, times: 1 }, action: 'truncate', when: 'after' });
      drive.say('The next answer to “create a deposit” will break off.');
      drive.openWidget();
      await pay(drive, '50');
      drive.say(
        'The deposit exists, and the widget cannot know it. It asks the server instead of sending it again.',
      );
      await drive.find('[data-screen^="deposit.redirect."] [data-action="copy"]');
      drive.say('The widget found the deposit, and shows how to pay it. The player pays.');
      await wait(1_200);
      await drive.payDeposit();
      await drive.find(paid);
      drive.say('The widget shows that the money has arrived.');
    },
  },
  {
    id: 'decline',
    title: 'Decline it',
    text: 'The provider declines. The player tries again with another amount.',
    amount: '60.10',
    async run(drive) {
      drive.openWidget();
      await pay(drive, '50.11');
      await drive.find('[data-status="mistaked"]');
      drive.say('The provider declined. The widget says that no money was taken, and leads back.');
      await wait(1_200);
      await drive.press('[data-action="back"]');
      await pay(drive, '60.10');
      await drive.find(paid);
      drive.say('The second deposit was paid.');
    },
  },
  {
    id: 'slow-network',
    title: 'Slow the network',
    text: 'Every call takes long, and the player presses the button five times.',
    amount: '50.10',
    async run(drive) {
      await drive.breakCalls(
        { match: { endpoint: create }, action: 'delay', ms: 3_000 },
        { match: {}, action: 'delay', ms: 700 },
      );
      drive.say('Every call now takes 0.7 s, and creating a deposit 3 s.');
      drive.openWidget();
      await pay(drive, '50.10', 5);
      drive.say('The button was pressed five times. It shows that it works, and one call is under way.');
      await drive.find(paid);
      drive.say('One call, one deposit.');
    },
  },
  {
    id: 'dead-flow',
    title: 'Kill a flow',
    text: 'The server of the deposit flow is down when the widget starts.',
    amount: '50.10',
    async run(drive) {
      const repair = await drive.breakDepositFlow();
      try {
        drive.say('The files of the deposit flow now answer 503.');
        drive.openWidget();
        await drive.find('[role="alert"] [data-action="refresh"]');
        drive.say('The widget says what is missing. The page around it goes on, and nothing was reloaded.');
        await wait(1_200);
      } finally {
        await repair();
      }
      drive.say('The server is back. The player presses “Try again”.');
      await drive.press('[role="alert"] [data-action="refresh"]');
      await pay(drive, '50.10');
      await drive.find(paid);
      drive.say('The flow was loaded, and the deposit was paid.');
    },
  },
];

export const createEndpoint = create;
