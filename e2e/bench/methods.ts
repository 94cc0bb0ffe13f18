import { catalogue, type WireLimits, type WireMethod } from '../sandbox/catalogue';

/** Of the player on the host's page. */
const currency = 'EUR';

/** Limits for methods of the catalogue that do not take euros of themselves. */
const euroLimits: WireLimits = { min: 10, max: 5000 };

/** The method as if the operator took euros by it; without a category, so that it is a tile of its own. */
function asTile({ category: _category, label: _label, ...method }: WireMethod, position: number): WireMethod {
  const rule = method.amount_rules?.[currency] ?? euroLimits;
  return {
    ...method,
    position,
    currency: [...new Set([...(method.currency ?? []), currency])],
    amount_rules: { ...method.amount_rules, [currency]: rule },
  };
}

/** The form that opens is a redirect page's with the amount and at most one field, as most methods have. */
const opensPlainForm = ({ cardViewType, isOneClick, isPreparationRequired, fields = [] }: WireMethod) =>
  cardViewType === undefined && !isOneClick && !isPreparationRequired && fields.length === 1;

const euroFirst = (method: WireMethod) => (method.amount_rules?.[currency] ? 0 : 1);

const listed = catalogue
  .map(({ method }) => method)
  // A coin's page shows an address: there is no form to time.
  .filter(({ category }) => category !== 'crypto')
  .sort((a, b) => euroFirst(a) - euroFirst(b));

/** As many of the catalogue's methods, each a tile, the one that the benchmark presses first among them. */
export function methodsForTiles(count: number): WireMethod[] {
  const pressed = listed.find(opensPlainForm);
  if (!pressed || listed.length < count) throw new Error(`The catalogue has no ${count} methods to show`);
  const others = listed.filter((method) => method !== pressed);
  return [pressed, ...others].slice(0, count).map(asTile);
}

/** The method that is pressed to time its form. */
export const pressedMethod = methodsForTiles(1)[0]?.name ?? '';
