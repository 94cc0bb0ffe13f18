import type { MethodList, PaymentMethod } from '@paywidget/shared/contract';
import { admit } from '@paywidget/shared/methods';

/** What the list of Redemption shows. */
export type RedeemOutcome =
  | { kind: 'loading' }
  /** Nothing to redeem to, or the player's country is served otherwise. */
  | { kind: 'empty'; isDirectGeo: boolean }
  | { kind: 'ready'; methods: readonly PaymentMethod[] };

/** What an answer to the question for methods, if there is one yet, means (specification, section 2, "Index pages"). */
export function redeemOutcomeOf(answer: MethodList | undefined): RedeemOutcome {
  if (!answer) return { kind: 'loading' };
  const { methods } = admit(answer.methods, 'sweepstake');
  const isDirectGeo = answer.isDirectGeo ?? false;
  return methods.length === 0 || isDirectGeo ? { kind: 'empty', isDirectGeo } : { kind: 'ready', methods };
}
