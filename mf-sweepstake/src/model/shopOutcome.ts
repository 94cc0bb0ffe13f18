import type { MethodList } from '@paywidget/shared/contract';
import type { BoxGroup } from '@paywidget/shared/contract/payments';
import { admit } from '@paywidget/shared/methods';

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
  if (answer) {
    const isDirectGeo = answer.isDirectGeo ?? false;
    const { methods } = admit(answer.methods, 'sweepstake');
    if (methods.length === 0 || isDirectGeo) {
      return { kind: 'empty', reason: 'Empty payment methods', isDirectGeo };
    }
  }
  const sold = groups?.filter(({ boxes }) => boxes.length > 0);
  if (sold?.length === 0) return { kind: 'empty', reason: 'Empty sweepstakes', isDirectGeo: false };
  return answer && sold ? { kind: 'ready', groups: sold } : { kind: 'loading' };
}
