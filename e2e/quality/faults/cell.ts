import { setTimeout as sleep } from 'node:timers/promises';
import { type HostOptions, HostPage } from '@paywidget/browser/pages/HostPage';
import type { Operator, Player } from '@paywidget/browser/pages/Operator';
import type { Widget } from '@paywidget/browser/pages/Widget';
import type { BrowserContext, Locator, Page } from '@playwright/test';

export interface Journey {
  name: string;
  /** The call that moves money. */
  endpoint: string;
  newPlayer: NonNullable<Parameters<Operator['signUp']>[0]>;
  options: Omit<HostOptions, 'player'>;
  /** Goes from the first screen to the button that moves money. */
  prepare(cell: Cell): Promise<void>;
  /** The button that moves money. */
  button(cell: Cell): Locator;
  /** `credit`: the ledger gets one deposit. `debit`: one withdrawal. */
  moves: 'credit' | 'debit';
  /**
   * True if the call moves no money yet, so that it may be sent again under another key by a page that knows of nothing: coins
   * that arrive during a reload end their deposit, and the page asks for another address before it shows so.
   */
  isHarmless?: boolean;
  /** The payer's steps outside the widget after the deposit was created. */
  pay?(cell: Cell, depositId: string): Promise<void>;
}

/** One journey with one fault: the player, and the tab in which they are. */
export interface Cell {
  readonly journey: Journey;
  readonly context: BrowserContext;
  readonly operator: Operator;
  readonly player: Player;
  /** The tab that the player looks at. A fault may move them to another one. */
  host: HostPage;
  /** The number of payments that the player wanted. Quick presses of one button count as one. */
  intents: number;
  /** The payments outside the widget: pages of the provider, and addresses of coins. */
  readonly paidOutside: Set<string>;
  /** True after the player has left the place that knows the payment. The player may then pay again without a warning. */
  startsAnew: boolean;
  /** The screens and steps of the player, for the document. */
  readonly story: Set<string>;
}

export const widgetOf = ({ host }: Cell): Widget => host.widget;
export const pageOf = ({ host }: Cell): Page => host.page;

/** Opens the host's page with the widget in the player's tab. */
export async function openHost(cell: Cell): Promise<void> {
  const { payload, ...options } = cell.journey.options;
  await cell.host.open({ ...options, payload, player: cell.player });
}

/** Moves the player to a new tab, in which nothing is stored. */
export async function openTab(cell: Cell): Promise<void> {
  cell.host = new HostPage(await cell.context.newPage());
  await openHost(cell);
}

/** Lets seconds pass for the pages, at once. */
export async function passTime({ context }: Cell, seconds: number): Promise<void> {
  const pass = () => context.clock.fastForward(seconds * 1000);
  // Fails while a page closes, and for good after a crash, but only for the page that is gone.
  await pass().catch(() =>
    sleep(50)
      .then(pass, pass)
      .catch(() => {}),
  );
}
