import type { PaymentMethod, PaymentMethods } from '@paywidget/shared/contract';
import { admit } from '@paywidget/shared/methods';

/** What the deposit list shows. */
export type ListOutcome =
  | { kind: 'loading' }
  /** Nothing to show, or the player's country is served otherwise. */
  | { kind: 'empty'; isDirectGeo: boolean }
  | { kind: 'ready'; methods: readonly PaymentMethod[] };

/** What an answer to the question for methods, if there is one yet, means (specification, section 2, "Deposit index"). */
export function listOutcomeOf(
  answer: Pick<PaymentMethods, 'methods' | 'isDirectGeo'> | undefined,
): ListOutcome {
  if (!answer) return { kind: 'loading' };
  const { methods } = admit(answer.methods, 'deposit');
  const isDirectGeo = answer.isDirectGeo ?? false;
  return methods.length === 0 || isDirectGeo ? { kind: 'empty', isDirectGeo } : { kind: 'ready', methods };
}
