import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle } from './names';

/** Letters without their marks, so that `itau` finds `Itaú`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The methods whose title, in the player's language, matches: those that start with the text, then those that contain
 * it, each in the order given. An empty text matches all.
 */
export function searchMethods(
  methods: readonly PaymentMethod[],
  text: string,
  language: string,
): readonly PaymentMethod[] {
  const sought = plain(text.trim());
  if (sought === '') return methods;
  const places = methods.map((method) => ({
    method,
    at: plain(methodTitle(method, language)).indexOf(sought),
  }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(
    ({ method }) => method,
  );
}
