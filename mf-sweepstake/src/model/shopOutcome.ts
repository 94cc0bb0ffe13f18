import type { MethodList } from '@paywidget/shared/contract';
import type { BoxGroup } from '@paywidget/shared/contract/payments';
import { listOutcome } from '@paywidget/shared/methods';

/** The content of the Coin Shop. */
export type ShopOutcome =
  | { kind: 'loading' }
  /** No boxes, no payment methods, or the server flags the player's country as served outside the widget. */
  | { kind: 'empty'; message: string; isDirectGeo: boolean }
  | { kind: 'ready'; groups: readonly BoxGroup[] };

/** Turns the payment methods and the boxes, each undefined while it loads, into the content of the Coin Shop. */
export function shopOutcomeOf(
  answer: MethodList | undefined,
  groups: readonly BoxGroup[] | undefined,
): ShopOutcome {
  const methods = listOutcome(answer, 'sweepstake');
  if (methods.kind === 'empty') return { ...methods, message: 'Empty payment methods' };
  const stocked = groups?.filter(({ boxes }) => boxes.length > 0);
  if (stocked?.length === 0) return { kind: 'empty', message: 'Empty sweepstakes', isDirectGeo: false };
  return methods.kind === 'ready' && stocked ? { kind: 'ready', groups: stocked } : { kind: 'loading' };
}
