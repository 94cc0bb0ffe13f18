import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withCaptchaDeployment } from './captchaPage';
import type { Command } from './command';
import { DeployError, refuse } from './deployError';
import type { Files } from './files';
import { currencyIcons, flagIcons } from './icons';
import { type PageFiles, withDeployment } from './indexPage';
import { localeFiles, obsoleteLocales } from './locales';
import { pagePolicy } from './pagePolicy';
import { root } from './paths';
import { firstFiles, type RemoteRelease, readManifest, releaseOf, slim } from './remotes';
import { readDeployed } from './settings';
import { loaderScript, packageManifest, shellFiles } from './shell';
import { isVersion, versionForm, versionsToDeploy } from './versions';

export interface Plan {
  /** In the order in which they are written: `config.json` and `index.html` last. */
  files: Files;
  obsolete: readonly string[];
  versions: readonly (readonly [flow: string, version: string])[];
}

/** Checks the command and everything it needs, and returns what to write. Writes nothing. @throws DeployError */
export function planDeployment({ folder, fresh, remotes, settings: changes }: Command): Plan {
  const deployed = readDeployed(fresh ? {} : readConfiguration(folder), changes);
  const versions = versionsToDeploy({
    requested: remotes,
    changesSettings: Object.keys(changes).length > 0,
    deployed: deployed.versions,
    packageVersion,
  });
  const shellVersion = packageVersion('shell');
  refuse(
    [...versions, ['shell', shellVersion]].flatMap(([name = '', version = '']) =>
      findRelease(folder, name, version),
    ),
  );

  const locales = localeFiles();
  const releases = Object.fromEntries(
    versions.map(([flow, version]) => [flow, releaseOf(folder, flow, version)]),
  );
  const manifests = Object.fromEntries(
    versions.map(([flow, version]) => [flow, slim(readManifest(folder, flow, version))]),
  );
  const { policy, ...settings } = deployed.settings;
  const configuration = { ...settings, remotes: releases };
  const shell = shellFiles(folder, shellVersion);
  const first = firstFilesOf('mf-deposit', releases, configuration.staticBase, folder);
  const english = `${configuration.staticBase}locales/en.${locales.hashes.en}.json`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    versions,
    obsolete: obsoleteLocales(folder, locales.files),
    files: {
      ...locales.files,
      ...currencyIcons(),
      ...flagIcons(),
      'mf-manifest.json': json(packageManifest(folder, shellVersion)),
      'embed.js': loaderScript(shell),
      'captcha.html': withCaptchaDeployment(readPage(folder, 'captcha.html'), configuration),
      // Package mode reads the hashes of the languages here, because it has no page to read them from.
      'config.json': json({ ...configuration, policy, locales: locales.hashes }),
      'index.html': withDeployment(
        readPage(folder, 'index.html'),
        { configuration, manifests, locales: locales.hashes },
        pagePolicy(deployed.settings),
        {
          scripts: [shell.early, shell.app.script, ...first.scripts],
          styles: [shell.app.style],
          preloads: [...first.preloads, { href: english, as: 'fetch' }],
        },
      ),
    },
  };
}

function readConfiguration(folder: string): object {
  const file = path.join(folder, 'config.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DeployError([
      `${file}: ${(error as Error).message}. With --fresh the command ignores this file`,
    ]);
  }
}

const packageVersion = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).version;

/** Returns what is wrong with a release, or nothing. */
function findRelease(folder: string, name: string, version: string): string[] {
  if (!isVersion(version)) return [`${name} ${version}: ${versionForm}`];
  const release = path.join(folder, 'static', name, version);
  return existsSync(release) ? [] : [`${name} ${version} is not built: there is no ${release}`];
}

function readPage(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new DeployError([`The shell is not built: there is no ${file}`]);
  return readFileSync(file, 'utf8');
}

/** The files of the first screen's remote, which the page loads in parallel with the shell's script. */
function firstFilesOf(
  flow: string,
  releases: Readonly<Record<string, RemoteRelease>>,
  staticBase: string,
  folder: string,
): Pick<PageFiles, 'scripts' | 'preloads'> {
  const { version = '', integrity } = releases[flow] ?? {};
  const { entry, scripts, styles } = firstFiles(readManifest(folder, flow, version));
  const addressOf = (file: string) => `${staticBase}${flow}/${version}/${file}`;
  return {
    // The remote's chunks may run before its entry. They only register themselves and wait for it.
    scripts: scripts.map(addressOf),
    preloads: [
      { href: addressOf(entry), as: 'script', integrity },
      ...styles.map((file) => ({ href: addressOf(file), as: 'style' as const })),
    ],
  };
}
