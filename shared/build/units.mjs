/**
 * The list of federated units: what the remotes share with the shell.
 *
 * A unit is an entry file of `shared/src`, imported as `@paywidget/shared/<unit>`, and one chunk of the shell. An
 * import by that name returns the shell's instance, so state, queries and texts exist once. Libraries that hold state
 * (jotai, react-query, the router, i18next, react-hook-form) are reached through the units only, so they exist once
 * too. React is shared as itself, for JSX.
 */

/** The widget's own share scope. In the default scope, a host application's older React could be used instead. */
export const shareScope = 'paywidget';

/** In the first script, which starts the widget. They render nothing. */
const startUnits = ['contract', 'money', 'host', 'api', 'state', 'i18n', 'navigation/routes'];

/** In the script that renders the first screen, loaded in parallel with the first one. */
const firstScreenUnits = ['payments', 'ui', 'navigation', 'methods'];

/** Chunks of their own, loaded with the first screen that needs them. Add them to `shell/src/lib/federation/lazyUnits.ts`, too. */
export const lazyUnits = [
  'contract/payments',
  'money/input',
  'ui/controls',
  'methods/search',
  'form',
  'bonus',
  'transaction',
  'deposit',
  'deposit/form',
  'invoice',
  'crypto',
  'region',
  'withdrawal',
  'withdrawal/review',
];

/** Files outside of the units that the first screen needs. */
const firstFiles = ['theme/safeValue'];

const escaped = (paths) => paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|');

/** Matches the modules of the first screen: its units, React, and what they depend on. */
export const firstUnits = {
  test: new RegExp(
    `[\\\\/]shared[\\\\/]src[\\\\/](?!(${escaped(lazyUnits)})[\\\\/])((${escaped([...startUnits, ...firstScreenUnits])})[\\\\/]|(${escaped(firstFiles)})\\.)|[\\\\/]node_modules[\\\\/](?!partysocket|@maskito|react-hook-form|qrcode|@noble|@scure|@sindresorhus|escape-string-regexp|web-vitals)`,
  ),
};

/** The units of a form by the script that contains them. Nearly every form needs both scripts. */
const formFiles = {
  deposit: ['contract/payments', 'money/input', 'ui/controls', 'bonus', 'transaction', 'deposit'],
  form: ['form', 'deposit/form'],
};
const formPackages = 'react-hook-form|@maskito';

/**
 * Webpack's groups for the scripts of the first form: two instead of one for each unit. A form that is opened on a slow
 * connection would otherwise wait for a dozen requests.
 */
export const formGroups = {
  deposit: {
    name: 'deposit',
    test: new RegExp(
      `[\\\\/]shared[\\\\/]src[\\\\/](?!(deposit[\\\\/]form|bonus[\\\\/]offers)[\\\\/])(${escaped(formFiles.deposit)})[\\\\/]`,
    ),
    chunks: 'async',
    enforce: true,
  },
  form: {
    name: 'form',
    test: new RegExp(
      `[\\\\/]shared[\\\\/]src[\\\\/](${escaped(formFiles.form)})[\\\\/]|[\\\\/]node_modules[\\\\/](${formPackages})`,
    ),
    chunks: 'async',
    enforce: true,
  },
};

/**
 * @param {{ version: string, role: 'host' | 'package' | 'remote' }} options the version of `@paywidget/shared`, and whether
 * the build provides the first units in its first script (`host`), provides all units on request (`package`), or uses the
 * shell's (`remote`)
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
    // A host's React only works with that host's renderer.
    ...(role === 'package' && { 'react-dom/client': share(true, react) }),
    ...Object.fromEntries(startUnits.map((unit) => [`@paywidget/shared/${unit}`, share(true, version)])),
    ...Object.fromEntries(
      [...firstScreenUnits, ...lazyUnits].map((unit) => [`@paywidget/shared/${unit}`, share(false, version)]),
    ),
  };
}
