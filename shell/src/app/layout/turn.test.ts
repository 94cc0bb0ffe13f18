import { routeNamed } from '@paywidget/shared/navigation/routes';
import { type Place, turnOf } from './turn';

function placeAt(name: string, depth: number): Place {
  const route = routeNamed(name.startsWith('cryptobalance') ? 'cryptobalance' : 'main', name);
  if (!route) throw new Error(`There is no ${name}`);
  return { route, depth };
}

it.each([
  ['deposit.list', 0, 'deposit.redirect', 1, 'forward'],
  ['deposit.redirect', 1, 'deposit.list', 0, 'back'],
  ['deposit.redirect', 1, 'deposit.complete', 1, 'forward'],
  ['deposit.complete', 1, 'deposit.redirect', 1, 'forward'],
  ['deposit.complete', 1, 'deposit.list', 1, 'back'],
  ['deposit.group.redirect', 0, 'deposit.group', 0, 'back'],
  ['deposit.list', 0, 'error', 0, undefined],
  ['deposit.list', 0, 'empty', 0, 'forward'],
  ['cryptobalance.deposit.crypto', 0, 'cryptobalance.deposit.fiat', 1, undefined],
])('the way from %s at depth %i to %s at depth %i leads %s', (from, before, to, after, turn) => {
  expect(turnOf(placeAt(from, before), placeAt(to, after))).toBe(turn);
});
