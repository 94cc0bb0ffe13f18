/**
 * The one list of what the remotes share with the shell.
 *
 * Each folder of `shared/src` is one unit. Whoever imports a unit by its package name gets the shell's instance, so
 * that state, queries and texts exist once; libraries that hold state (jotai, react-query, the router, i18next,
 * react-hook-form) are reached through the units alone, and so exist once too. React is shared as itself, for JSX.
 */

/** The widget's own share scope: in the default one a host application's older React could be picked instead. */
export const shareScope = 'paywidget';

/** In the shell's first script, which starts the widget. They draw nothing. */
const startUnits = ['contract', 'money', 'host', 'api', 'state', 'i18n', 'routes'];

/** In the script that draws the first screen, fetched beside the first one. */
const drawingUnits = ['ui', 'flow', 'catalogue'];

/** Chunks of the shell, fetched with the first screen that needs them. */
const lazyUnits = [
  'payments',
  'amount',
  'parts',
  'form',
  'deposit',
  'bonus',
  'search',
  'invoice',
  'crypto',
  'region',
  'withdrawal',
];

/** Which modules of a build are the first screen's units, React, or what those stand on. */
export const firstUnits = {
  test: new RegExp(
    `[\\\\/]shared[\\\\/]src[\\\\/](${[...startUnits, ...drawingUnits].join('|')})[\\\\/]|[\\\\/]node_modules[\\\\/](?!partysocket|@maskito|react-hook-form|qrcode|@noble|@scure)`,
  ),
};

/**
 * @param {{ version: string, role: 'host' | 'package' | 'remote' }} options the version of `@paywidget/shared`, and
 * whether the build provides the first units with its first script (`host`), all of them when asked (`package`), or takes
 * the shell's (`remote`)
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
    // A host's React only goes with that host's renderer.
    ...(role === 'package' && { 'react-dom/client': share(true, react) }),
    ...Object.fromEntries(startUnits.map((unit) => [`@paywidget/shared/${unit}`, share(true, version)])),
    ...Object.fromEntries(
      [...drawingUnits, ...lazyUnits].map((unit) => [`@paywidget/shared/${unit}`, share(false, version)]),
    ),
  };
}
