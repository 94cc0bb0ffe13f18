/**
 * The one list of what the remotes share with the shell.
 *
 * Each folder of `shared/src` is one unit. Whoever imports a unit by its package name gets the shell's instance, so
 * that state, queries and texts exist once; libraries that hold state (jotai, react-query, the router, i18next,
 * react-hook-form) are reached through the units alone, and so exist once too. React is shared as itself, for JSX.
 */

/** The widget's own share scope: in the default one a host application's older React could be picked instead. */
export const shareScope = 'paywidget';

/** In the shell's first screen. */
const eagerUnits = ['contract', 'money', 'host', 'api', 'state', 'i18n', 'ui', 'flow', 'catalogue'];

/** Chunks of the shell, fetched with the first screen that needs them. */
const lazyUnits = ['form', 'deposit', 'bonus', 'invoice', 'region'];

/**
 * @param {{ version: string, role: 'host' | 'remote' }} options the version of `@paywidget/shared`, and whether
 * the build provides the units (`host`) or takes the shell's (`remote`)
 */
export function singletons({ version, role }) {
  const share = (eager, moduleVersion) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${moduleVersion}`,
    ...(role === 'host' ? { eager, version: moduleVersion } : { import: false }),
  });
  const react = '19.3.1';
  return {
    react: share(true, react),
    'react/jsx-runtime': share(true, react),
    'react-dom': share(true, react),
    ...Object.fromEntries(eagerUnits.map((unit) => [`@paywidget/shared/${unit}`, share(true, version)])),
    ...Object.fromEntries(lazyUnits.map((unit) => [`@paywidget/shared/${unit}`, share(false, version)])),
  };
}
