import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlowName, type Route, routesOf } from './routes';
import { cryptoBalanceScreens } from './routeTable';

const page = readFileSync(join(__dirname, '../../../../docs/rules/routes.md'), 'utf8');

/** The rows of a section's table, without remarks in brackets about a name. */
const rowsOf = (section: string) =>
  (page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes('.x`'))
    .map((line) => line.replace(/ \(in place of `[^`]+`\)/, ''));

const guards = {
  none: '',
  group: 'group',
  method: 'method',
  groupAndMethod: 'group and method',
  box: 'box',
};

/** The row of a route, as the page shows it: name, path, back target. */
function rowOf({ name, path, back }: Route): string {
  const target = back === 'none' ? '–' : back === 'previous' ? back : `\`${back}\``;
  return `| \`${name}\` | \`${path}\` | ${target} |`;
}
const guardedRowOf = (route: Route) => `${rowOf(route)} ${guards[route.guard]} |`.replace('|  |', '| |');

const routes = (flow: FlowName, isListed: (route: Route) => boolean) => routesOf(flow).filter(isListed);

// The rows that the page must contain.
it.each([
  ['Deposit', routes('main', ({ name }) => name.startsWith('deposit.'))],
  ['Withdrawal', routes('main', ({ name }) => name.startsWith('withdrawal.'))],
  ['Sweepstake', routes('sweep', ({ name }) => name.startsWith('sweep.'))],
] as const)('the table “%s” of docs/rules/routes.md has the row of each route', (section, listed) => {
  expect(rowsOf(section)).toEqual(listed.map(guardedRowOf));
});

const hasOwnRow = ({ name, path }: Route) =>
  name in cryptoBalanceScreens || (name.startsWith('cryptobalance.deposit.') && !path.includes('/fiat'));

it.each([
  ['Crypto-balance', routes('cryptobalance', hasOwnRow)],
  ['Service pages', routes('main', ({ name }) => !/^(deposit|withdrawal)\./.test(name))],
] as const)(
  'the table “%s” of docs/rules/routes.md has name, path and back target of each route',
  (section, listed) => {
    const cells = (row: string) => `${row.split(' | ').slice(0, 3).join(' | ').replace(/ \|$/, '')} |`;
    expect(rowsOf(section).map(cells)).toEqual(listed.map(rowOf));
  },
);
