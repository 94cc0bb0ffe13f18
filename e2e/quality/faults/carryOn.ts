import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderPage } from '@paywidget/browser/pages/ProviderPage';
import { text } from '@paywidget/browser/pages/texts';
import { expect } from '@playwright/test';
import { type Cell, openHost, pageOf, passTime, widgetOf } from './cell';
import { expectMoved, made, moved } from './ledger';
import { type Look, lookAt } from './look';

/** A player who is led nowhere for so many looks, of 2 s each, is stuck. */
const maxLooks = 45;
/** Time for the answers of a sandbox that answers at once, in ms. It is real time: the network knows no faked clock. */
const answersMs = 40;
const pressMs = 1_500;

/** Presses the button that moves money, and counts it as a payment that the player means. */
export async function pressToPay(cell: Cell): Promise<void> {
  cell.intents += 1;
  await cell.journey.button(cell).click();
}

/** Does what happens outside the widget: the payer approves at the provider, coins arrive, banks and providers book. */
export async function payOutside(cell: Cell): Promise<void> {
  const { context, journey, player, paidOutside } = cell;
  for (const page of context.pages()) {
    if (!page.url().includes('/provider/pay/') || paidOutside.has(page.url())) continue;
    paidOutside.add(page.url());
    await new ProviderPage(page).decide('approve').catch(() => paidOutside.delete(page.url()));
  }
  if (journey.pay) {
    const { deposits } = await player.ledger();
    for (const { id } of deposits.filter(({ id }) => !paidOutside.has(id)).slice(0, 1 - paidOutside.size)) {
      paidOutside.add(id);
      await journey.pay(cell, id);
    }
  }
  await player.hurry();
}

/** The rules for every screen that the player may see. */
async function expectTrue(cell: Cell, look: Look, before: Look | undefined): Promise<void> {
  if (look.status === 'processed') await expectMoved(cell);
  expect(look.isBlank && before?.isBlank, 'the widget is blank').not.toBe(true);
  const asksToPay = look.buttons.includes('submit') || look.buttons.includes('confirm');
  if (!cell.startsAnew && asksToPay && (await made(cell)).length > 0)
    expect(look.messages, 'a form that could be paid again says that something is open').not.toEqual([]);
}

/** Presses one of the widget's buttons, if it is still there. Returns false if it is not. */
async function press(cell: Cell, action: string): Promise<boolean> {
  const button = widgetOf(cell).action(action).first();
  return button.click({ timeout: pressMs }).then(
    () => true,
    () => false,
  );
}

const isStart = ({ screen, status }: Look) =>
  status === undefined && /(list|shop|methods)$/.test(screen ?? '');

/**
 * True if nothing more is to come once the money has moved. A withdrawal stays `accepted` if its last push came before the
 * page did: no call asks for its status. Who left a payment finds a form, and the money in their balance.
 */
const isDone = ({ journey, startsAnew }: Cell, { status, messages }: Look) =>
  status === undefined
    ? startsAnew && messages.length === 0
    : journey.moves === 'debit' && status === 'accepted';

/** Reloads the page, and pays as a player who finds nothing about a payment. Does nothing if there is something. */
async function payAnew(cell: Cell): Promise<void> {
  cell.startsAnew = true;
  await openHost(cell);
  let look: Look | undefined;
  for (let round = 0; round < 10 && (!look?.screen || look.isBusy); round += 1) {
    await passTime(cell, 1);
    await sleep(answersMs);
    look = await lookAt(cell);
  }
  if (!look || !isStart(look) || look.messages.length > 0) return;
  cell.story.add('paid anew');
  await cell.journey.prepare(cell);
  // Choosing a method may lead back to its open payment.
  if (await cell.journey.button(cell).isVisible()) await pressToPay(cell);
}

/** Does the step that the screen asks for. Returns false if it asks for nothing. */
async function follow(cell: Cell, look: Look): Promise<boolean> {
  for (const action of ['resume', 'refresh', 'paid'])
    if (look.buttons.includes(action)) {
      // Without a payment, it sends a new one.
      if (action === 'refresh' && (await made(cell)).length === 0) cell.intents += 1;
      cell.story.add(
        action === 'refresh' ? 'asked again' : action === 'resume' ? 'resumed' : 'reported as paid',
      );
      return press(cell, action);
    }
  const continues = text('deposit.continueToPayment');
  if (look.buttons.includes(continues)) {
    cell.story.add('continued');
    const button = widgetOf(cell).root.getByRole('button', { name: continues }).first();
    return button.click({ timeout: pressMs }).then(
      () => true,
      () => false,
    );
  }
  return false;
}

/**
 * Goes on like a sensible player: waits, reads, presses the buttons on the screen, pays at the provider, and pays again only
 * if nothing on the screen mentions an open payment. Ends when the widget shows that the payment is done, or when the money
 * has moved and nothing more will come. Fails if the screen shows something untrue, or if nothing leads on.
 */
export async function carryOn(cell: Cell): Promise<void> {
  let before: Look | undefined;
  let idle = 0;
  for (let round = 0; round < maxLooks; round += 1) {
    await passTime(cell, 2);
    await sleep(answersMs);
    await payOutside(cell);
    const look = await lookAt(cell);
    if (!look) {
      if (!(await pageOf(cell).$('#widget > *'))) await openHost(cell);
      continue;
    }
    await expectTrue(cell, look, before);
    if (look.messages.length > 0 && look.status === undefined) cell.story.add('told');
    if (look.status === 'processed') return;
    const isMoved = moved(cell, await cell.player.ledger()).length > 0;
    const isAtStart = isStart(look);
    if (isMoved && isAtStart && (look.messages.length === 0 || cell.journey.moves === 'debit')) return;
    const hasFollowed = await follow(cell, look);
    idle = hasFollowed || look.isBusy || JSON.stringify(look) !== JSON.stringify(before) ? 0 : idle + 1;
    before = look;
    if (idle < 2) continue;
    if (isMoved && isDone(cell, look)) return;
    if (isMoved || look.status !== undefined) continue;
    idle = 0;
    const asks = look.buttons.includes('confirm') ? 'confirm' : 'submit';
    if (isAtStart || !look.buttons.includes(asks)) await payAnew(cell);
    else {
      cell.story.add('pressed again');
      cell.intents += 1;
      await press(cell, asks);
    }
  }
  throw new Error(`Nothing leads on from ${JSON.stringify(before)}`);
}
