/**
 * Turns the builds under `dist/` into a deployment. Writes the languages, the icons and `config.json`, and inserts a
 * copy of `config.json` and the remotes' manifests into `index.html`.
 *
 *   npm run deploy                                  deploys the current versions of all packages
 *   npm run deploy -- --remote mf-deposit=1.0.535   releases or rolls back one flow; the others stay as deployed
 *   npm run deploy -- --set apiPrefix=/payments/api changes a configuration value for good; the flows stay as deployed
 *
 * With --fresh, it ignores the `config.json` that is deployed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withCaptchaDeployment } from './captchaPage';
import { writeCurrencyIcons, writeFlags } from './icons';
import { withDeployment } from './indexPage';
import { writeLocales } from './locales';
import { deployment, root } from './paths';
import { firstFiles, type flows, readManifest, releaseOf, slim } from './remotes';
import { shellFiles, writeLoader, writePackageManifest } from './shell';
import { versionsToDeploy } from './versions';

const { values } = parseArgs({
  options: {
    remote: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    fresh: { type: 'boolean', default: false },
  },
});

const pairs = (list: readonly string[]) =>
  list.map((text): [string, string] => {
    const at = text.indexOf('=');
    if (at < 1) throw new Error(`Expected name=value, got ${text}`);
    return [text.slice(0, at), text.slice(at + 1)];
  });

const configurationFile = path.join(deployment, 'config.json');
const defaults = { apiPrefix: '/api', staticBase: '/paywidget/static/', allowedOrigins: [] };
const deployed =
  !values.fresh && existsSync(configurationFile) ? JSON.parse(readFileSync(configurationFile, 'utf8')) : {};

function packageVersion(flow: string): string {
  return JSON.parse(readFileSync(path.join(root, flow, 'package.json'), 'utf8')).version;
}

const versions = versionsToDeploy({
  requested: new Map(pairs(values.remote)),
  changesSettings: values.set.length > 0,
  deployed: deployed.remotes,
  packageVersion,
});

const readSetting = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const locales = writeLocales();
const releases = Object.fromEntries(versions.map(([flow, version]) => [flow, releaseOf(flow, version)]));
const configuration = {
  ...defaults,
  ...deployed,
  ...Object.fromEntries(pairs(values.set).map(([name, text]) => [name, readSetting(text)])),
  remotes: releases,
  /** The hashes in the file names of the languages, for package mode, which cannot read them from the page. */
  locales,
};

writeCurrencyIcons();
writeFlags();
writeFileSync(configurationFile, `${JSON.stringify(configuration, null, 2)}\n`);

const manifests = Object.fromEntries(
  versions.map(([flow, version]) => [flow, slim(readManifest(flow, version))]),
);
const first = firstFilesOf('mf-deposit');
const shell = shellFiles(packageVersion('shell'));
const pageFile = path.join(deployment, 'index.html');
writeFileSync(
  pageFile,
  withDeployment(
    readFileSync(pageFile, 'utf8'),
    { configuration: { ...configuration, locales: undefined }, manifests, locales },
    {
      scripts: [shell.early, shell.app.script, ...first.scripts],
      styles: [shell.app.style],
      preloads: first.preloads,
    },
  ),
);
const captchaFile = path.join(deployment, 'captcha.html');
writeFileSync(captchaFile, withCaptchaDeployment(readFileSync(captchaFile, 'utf8'), configuration));
writeLoader(shell);
writePackageManifest(packageVersion('shell'));
for (const [flow, version] of versions) console.log(`${flow} ${version}`);

/**
 * The files of the first screen's remote and the English texts, which the page loads in parallel with the shell's
 * script.
 */
function firstFilesOf(flow: (typeof flows)[number]) {
  const version = versions.find(([name]) => name === flow)?.[1] ?? '';
  const { entry, scripts, styles } = firstFiles(readManifest(flow, version));
  const base = configuration.staticBase;
  const addressOf = (file: string) => `${base}${flow}/${version}/${file}`;
  return {
    // The remote's chunks may run before its entry. They only register themselves and wait for it.
    scripts: scripts.map(addressOf),
    preloads: [
      { href: addressOf(entry), as: 'script' as const, integrity: releases[flow]?.integrity },
      ...styles.map((file) => ({ href: addressOf(file), as: 'style' as const })),
      { href: `${base}locales/en.${locales.en}.json`, as: 'fetch' as const },
    ],
  };
}
