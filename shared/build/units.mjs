/**
 * The federated units: the modules that the remotes share with the shell.
 *
 * A unit is an entry file of `shared/src`, imported as `@paywidget/shared/<unit>`, and one chunk of the shell. An import by
 * this name returns the shell's instance, so state, queries and texts exist once. Code reaches libraries that hold state
 * (jotai, react-query, the router, i18next, react-hook-form) only through the units, so these libraries exist once too.
 * React itself is shared too, for JSX.
 */

/** The widget's share scope. In the default scope, the runtime could use a host application's older React instead. */
export const shareScope = 'paywidget';

/**
 * The units, one row each, from the ground up. The table in docs/ARCHITECTURE.md, the imports in
 * `shell/src/lib/federation/lazyUnits.ts`, the boundaries, the scripts of the build and their inventory follow from these rows.
 * After a change, run `UPDATE_UNITS=1 npx jest -c .config/jest.config.mjs shared/build/units` and `npm run scripts`.
 *
 * `floor`: imports go down only. `loads` names the script that contains the unit:
 * - `shell`: the first script, which starts the widget. Its units render nothing.
 * - `app`: the script that renders the first screen, loaded in parallel with the first one.
 * - `deposit`, `form`: the two scripts of nearly every form of a deposit.
 * - `later`: a separate script, loaded with the first screen that needs it.
 * - `importer`: no federated unit. Each build that imports it contains a copy.
 *
 * @type {readonly { name: string, floor: number, loads: 'shell' | 'app' | 'deposit' | 'form' | 'later' | 'importer', purpose: string }[]}
 */
export const units = [
  {
    name: 'contract',
    floor: 1,
    loads: 'shell',
    purpose:
      'Checks what the API and the host send before and on the first screen: schemas, types, endpoints',
  },
  {
    name: 'money',
    floor: 1,
    loads: 'shell',
    purpose: 'Reads, formats and limits amounts, and knows the currencies',
  },
  {
    name: 'theme',
    floor: 1,
    loads: 'importer',
    purpose: 'Holds the design tokens, derives colours from the accent, and checks tokens and contrast',
  },
  {
    name: 'host',
    floor: 2,
    loads: 'shell',
    purpose: 'Sends and receives all messages of the host, through one port',
  },
  {
    name: 'api',
    floor: 2,
    loads: 'shell',
    purpose: 'Calls the operator’s API: headers, time limit, retries, errors, queries, the server’s clock',
  },
  {
    name: 'state',
    floor: 2,
    loads: 'shell',
    purpose: 'Keeps the session, the player’s choices, and texts that survive a reload, in atoms of jotai',
  },
  {
    name: 'i18n',
    floor: 2,
    loads: 'shell',
    purpose: 'Loads and shows texts: English first, then the player’s language',
  },
  {
    name: 'navigation/routes',
    floor: 2,
    loads: 'shell',
    purpose: 'Lists the screens: names, paths, back targets, guards, titles, owners',
  },
  {
    name: 'contract/payments',
    floor: 2,
    loads: 'deposit',
    purpose: 'Checks what the API sends when payments are created, followed and completed',
  },
  {
    name: 'money/input',
    floor: 2,
    loads: 'deposit',
    purpose: 'Reads an amount while it is typed: what may be typed, suggestions, prefill',
  },
  {
    name: 'services',
    floor: 3,
    loads: 'shell',
    purpose:
      'Gives components what one widget works with: store, host, API, texts, icons, captcha, addresses',
  },
  {
    name: 'payments',
    floor: 4,
    loads: 'app',
    purpose: 'Keeps one record per payment, and stores the unfinished one',
  },
  {
    name: 'ui',
    floor: 4,
    loads: 'app',
    purpose: 'Draws buttons, icons, notices and the like from the tokens, without texts or rules',
  },
  {
    name: 'ui/controls',
    floor: 5,
    loads: 'deposit',
    purpose: 'Draws the controls of forms and payment pages that lists do not need',
  },
  {
    name: 'ui/tabs',
    floor: 5,
    loads: 'importer',
    purpose: 'Draws tabs above their content, for the list of crypto-balance and for guides',
  },
  {
    name: 'navigation',
    floor: 5,
    loads: 'app',
    purpose: 'Leads from screen to screen, and says what a flow must expose',
  },
  {
    name: 'methods',
    floor: 5,
    loads: 'app',
    purpose: 'Shows payment methods: groups, traits, the page that a method opens, the outcome of a list',
  },
  {
    name: 'methods/search',
    floor: 6,
    loads: 'later',
    purpose: 'Searches the payment methods of a list or a group',
  },
  {
    name: 'form',
    floor: 6,
    loads: 'form',
    purpose: 'Shows a form, and checks what is typed, card numbers too: controls, masks, rules, the amount',
  },
  {
    name: 'bonus',
    floor: 6,
    loads: 'deposit',
    purpose: 'Shows bonuses: which one is active, what a deposit gets with it, the list of offers',
  },
  {
    name: 'transaction',
    floor: 6,
    loads: 'deposit',
    purpose: 'Keeps a payment from being made twice, follows its status, and explains its errors',
  },
  {
    name: 'deposit',
    floor: 7,
    loads: 'deposit',
    purpose: 'Creates and follows a deposit, from submit to the complete page, and leads to the provider',
  },
  {
    name: 'deposit/entry',
    floor: 8,
    loads: 'app',
    purpose:
      'Leads from a list back to an unfinished payment, and loads that way only for players who have one',
  },
  {
    name: 'deposit/form',
    floor: 8,
    loads: 'form',
    purpose: 'Shows the form and the page that every form of a deposit is made of',
  },
  {
    name: 'invoice',
    floor: 9,
    loads: 'later',
    purpose: 'Shows what to pay for a created deposit, until when, and how to confirm it',
  },
  {
    name: 'crypto',
    floor: 9,
    loads: 'later',
    purpose: 'Shows where to send coins: networks, address, memo, minimum',
  },
  { name: 'region', floor: 9, loads: 'later', purpose: 'Lets the player choose a country' },
  {
    name: 'withdrawal',
    floor: 9,
    loads: 'later',
    purpose: 'Creates, follows and resolves a withdrawal or redemption, and checks addresses',
  },
  {
    name: 'withdrawal/review',
    floor: 10,
    loads: 'later',
    purpose: 'Lets the player confirm a withdrawal or redemption',
  },
];

const namesOf = (...scripts) => units.filter(({ loads }) => scripts.includes(loads)).map(({ name }) => name);

/** The names of the units by floor, from the ground up. */
export const floors = [...new Set(units.map(({ floor }) => floor))].map((floor) =>
  units.filter((unit) => unit.floor === floor).map(({ name }) => name),
);

const startUnits = namesOf('shell');
const firstScreenUnits = namesOf('app');
const lazyUnits = namesOf('deposit', 'form', 'later');

/** Files outside of the units that the first screen needs. */
const firstFiles = ['theme/safeValue'];

const escaped = (paths) => paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|');

/** Matches the paths of these units after `shared/src/`. A unit in the folder of another unit has a separate row. */
function pathsIn(names) {
  const isNested = ({ name }) => !names.includes(name) && names.some((outer) => name.startsWith(`${outer}/`));
  const nested = units.filter(isNested).map(({ name }) => name);
  return `(?!(${escaped(nested)})[\\\\/])(${escaped(names)})[\\\\/]`;
}

/** Matches the modules of the first screen: its units, React, and their dependencies. */
export const firstUnits = {
  test: new RegExp(
    `[\\\\/]shared[\\\\/]src[\\\\/](${pathsIn([...startUnits, ...firstScreenUnits])}|(${escaped(firstFiles)})\\.)|[\\\\/]node_modules[\\\\/](?!partysocket|@maskito|react-hook-form|qrcode|@noble|@scure|@sindresorhus|escape-string-regexp|web-vitals)`,
  ),
};

const formPackages = 'react-hook-form|@maskito';

/**
 * Webpack's groups for the scripts of the first form: two scripts instead of one for each unit. On a slow connection, a form
 * would otherwise wait for a dozen requests.
 */
export const formGroups = {
  deposit: {
    name: 'deposit',
    test: new RegExp(
      `[\\\\/]shared[\\\\/]src[\\\\/](?!bonus[\\\\/]offers[\\\\/])${pathsIn(namesOf('deposit'))}`,
    ),
    chunks: 'async',
    enforce: true,
  },
  form: {
    name: 'form',
    test: new RegExp(
      `[\\\\/]shared[\\\\/]src[\\\\/]${pathsIn(namesOf('form'))}|[\\\\/]node_modules[\\\\/](${formPackages})`,
    ),
    chunks: 'async',
    enforce: true,
  },
};

/**
 * @param {{ version: string, role: 'host' | 'package' | 'remote' }} options the version of `@paywidget/shared`, and the role
 * of the build: `host` provides the first units in its first script, `package` provides all units on request, `remote` uses
 * the shell's units
 */
export function singletons({ version, role }) {
  const share = (eager, moduleVersion) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${moduleVersion}`,
    ...(role === 'remote' ? { import: false } : { eager: eager && role === 'host', version: moduleVersion }),
  });
  const react = '19.3.1';
  return {
    react: share(true, react),
    'react/jsx-runtime': share(true, react),
    'react-dom': share(false, react),
    // A host's React works only with the same host's renderer.
    ...(role === 'package' && { 'react-dom/client': share(true, react) }),
    ...Object.fromEntries(startUnits.map((unit) => [`@paywidget/shared/${unit}`, share(true, version)])),
    ...Object.fromEntries(
      [...firstScreenUnits, ...lazyUnits].map((unit) => [`@paywidget/shared/${unit}`, share(false, version)]),
    ),
  };
}
