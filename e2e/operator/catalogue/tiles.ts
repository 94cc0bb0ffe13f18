import { catalogue, type WireLimits, type WireMethod } from '.';

/** The currency of the player on the host page. */
const currency = 'EUR';

/** Limits for catalogue methods that do not accept euros. */
const euroLimits: WireLimits = { min: 10, max: 5000 };

/** Changes a method to accept euros, and removes its category, so that it is a single tile and not in a group. */
function asTile({ category: _category, label: _label, ...method }: WireMethod, position: number): WireMethod {
  const rule = method.amount_rules?.[currency] ?? euroLimits;
  return {
    ...method,
    position,
    currency: [...new Set([...(method.currency ?? []), currency])],
    amount_rules: { ...method.amount_rules, [currency]: rule },
  };
}

/** True for a method that opens a redirect form with the amount and one field, as most methods do. */
const opensPlainForm = ({ cardViewType, isOneClick, isPreparationRequired, fields = [] }: WireMethod) =>
  cardViewType === undefined && !isOneClick && !isPreparationRequired && fields.length === 1;

const euroFirst = (method: WireMethod) => (method.amount_rules?.[currency] ? 0 : 1);

const listed = catalogue
  .map(({ method }) => method)
  // The page of a coin shows an address and has no form to measure.
  .filter(({ category }) => category !== 'crypto')
  .sort((a, b) => euroFirst(a) - euroFirst(b));

/** Returns `count` catalogue methods, each as a tile. The first one is the method that the benchmark presses. */
export function methodsForTiles(count: number): WireMethod[] {
  const pressed = listed.find(opensPlainForm);
  if (!pressed || listed.length < count)
    throw new Error(`The catalogue has fewer than ${count} suitable methods`);
  const others = listed.filter((method) => method !== pressed);
  return [pressed, ...others].slice(0, count).map(asTile);
}

/** The method that the benchmark presses to measure its form. */
export const pressedMethod = methodsForTiles(1)[0]?.name ?? '';
