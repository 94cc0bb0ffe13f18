import type { MethodList, PaymentMethod } from '@paywidget/shared/contract';
import { filterMethods, type ListKind } from './filterMethods';

/** The content of a list of methods. */
export type ListOutcome =
  | { kind: 'loading' }
  /** The list has no method to show, or the server flags the player's country as served outside the widget. */
  | { kind: 'empty'; isDirectGeo: boolean }
  | { kind: 'ready'; methods: readonly PaymentMethod[] };

/** Turns the server's list of methods, undefined while it loads, into the content of a list of this kind. */
export function listOutcome(answer: MethodList | undefined, kind: ListKind): ListOutcome {
  if (!answer) return { kind: 'loading' };
  const { methods } = filterMethods(answer.methods, kind);
  const isDirectGeo = answer.isDirectGeo ?? false;
  return methods.length === 0 || isDirectGeo ? { kind: 'empty', isDirectGeo } : { kind: 'ready', methods };
}
