import type { MethodList } from '@paywidget/shared/contract';
import type { BoxGroup } from '@paywidget/shared/contract/payments';
import { listOutcome } from '@paywidget/shared/methods';

/** What the Coin Shop shows. */
export type ShopOutcome =
  | { kind: 'loading' }
  /** Nothing to sell, no way to pay for it, or the player's country is served otherwise. */
  | { kind: 'empty'; reason: string; isDirectGeo: boolean }
  | { kind: 'ready'; groups: readonly BoxGroup[] };

/**
 * What the answers mean, as far as they are there (specification, section 2, "Index pages", and section 8, "Empty method
 * lists").
 */
export function shopOutcomeOf(
  answer: MethodList | undefined,
  groups: readonly BoxGroup[] | undefined,
): ShopOutcome {
  const methods = listOutcome(answer, 'sweepstake');
  if (methods.kind === 'empty') return { ...methods, reason: 'Empty payment methods' };
  const sold = groups?.filter(({ boxes }) => boxes.length > 0);
  if (sold?.length === 0) return { kind: 'empty', reason: 'Empty sweepstakes', isDirectGeo: false };
  return methods.kind === 'ready' && sold ? { kind: 'ready', groups: sold } : { kind: 'loading' };
}
