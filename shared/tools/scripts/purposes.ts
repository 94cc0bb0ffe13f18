import type { CaptchaKind } from '@paywidget/shared/contract';
import { units as rows } from '../../build/units.mjs';

/* The reason for each script of the widget. See docs/guides/pci.md. */

/** By package and file name, without the hash. A script with a number as its name is described by its contents. */
export const scripts: Readonly<Record<string, string>> = {
  'shell/early': 'Talks to the host while the other scripts load',
  'shell/fallback': 'Requests the shell’s script if the early script does not',
  'shell/list': 'Draws the list of methods, and the form of a pressed one, while the other scripts load',
  'shell/shell': 'Starts the widget: the session, calls to the API, texts, and the loading of the flows',
  'shell/app': 'Renders the first screen, and leads from screen to screen',
  'shell/deposit': 'What forms of deposits share: amounts, bonuses, controls, and the creation of a deposit',
  'shell/form': 'Shows a form, and checks what is typed, card numbers too',
  'shell/captcha': 'Runs the captcha of a vendor, in a page of its own',
  'shell/embed': 'The loader: opens the widget in a frame of the host’s page',
  'shell/embed.more':
    'What the loader loads when it is asked for: a dialog, a frame as high as its content, the preloaded frame, <pay-widget>',
  'shell/package/remoteEntry': 'The entry of the widget as a package: lists its scripts',
  'shell/package/__federation_expose_mount': 'Mounts the widget as a package in a host’s page',
  'shell/package/__federation_expose_Widget': 'Mounts the widget as a package, as a React component',
  'shell/package/bootstrap': 'Renders the widget as a package',
  'shell/package/units': 'The first screen of the widget as a package',
  'mf-deposit/redirect': 'The form of most deposits',
  remoteEntry: 'The entry of a flow: lists its scripts',
  __federation_expose_routes: 'The first screen of a flow, and the list of its other screens',
};

/** By federated unit of `shared`. */
export const units: Readonly<Record<string, string>> = Object.fromEntries(
  rows.filter(({ loads }) => loads !== 'importer').map(({ name, purpose }) => [name, purpose]),
);

/** By flow. */
export const flows: Readonly<Record<string, string>> = {
  'mf-deposit': 'Deposits',
  'mf-withdrawal': 'Withdrawals',
  'mf-crypto': 'Deposits of coins',
  'mf-sweepstake': 'Sweepstakes',
  'mf-p2p': 'Deposits from person to person',
};

/** By folder of the shell. */
export const shellParts: Readonly<Record<string, string>> = {
  app: 'Starts the widget, renders the first screen, and leads from screen to screen',
  captcha: 'Shows a captcha, whose vendor’s scripts run in a page of their own',
  early: 'Talks to the host and draws the first list while the other scripts load',
  embed: 'Opens the widget in a frame of the host’s page',
  'lib/bridge': 'Talks to the host, at exact origins only, and leads to the page of a provider',
  'lib/federation': 'Loads the flows, with their hashes',
  'lib/scheduling': 'Requests files and runs tasks when nothing more urgent waits',
  'lib/session': 'Reads who the player is from the host’s data',
  'lib/telemetry': 'Measures speed and errors for the host and the operator, if the deployment says so',
  'lib/theme': 'Checks the colours that a host or a deployment sets',
  'lib/transport': 'Calls the API, over HTTP or a WebSocket',
  package: 'Mounts the widget as a package',
};

/** Code that the build adds, or that replaces code of a library. */
export const build = 'Loads scripts, with their hashes';

/** By npm package with a separate script. */
export const packages: Readonly<Record<string, string>> = {
  '@maskito/core': 'Formats what is typed',
  '@maskito/kit': 'Formats what is typed',
  '@maskito/react': 'Formats what is typed',
  '@noble/hashes': 'Checks addresses of coins for typing errors',
  '@sindresorhus/transliterate': 'Finds countries by their names in Latin letters',
  '@scure/base': 'Checks addresses of coins for typing errors',
  'qrcode.react': 'Draws QR codes',
  'web-vitals': 'Measures how fast the page loads and reacts',
  'react-hook-form': 'Keeps what is typed into a form',
};

/** Scripts that are not part of a release: the browser loads them from their vendors, into the captcha's page only. */
export const vendors: readonly { owner: string; purpose: string; kinds: readonly CaptchaKind[] }[] = [
  { owner: 'GeeTest', purpose: 'A captcha: keeps robots from making payments', kinds: ['geetest'] },
  {
    owner: 'Google',
    purpose: 'A captcha: keeps robots from making payments',
    kinds: ['recaptcha2', 'recaptcha3'],
  },
];
