import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../build/integrityPlugin.mjs';
import { packageVersion } from '../project/packages';
import { checkRelease } from '../release/checkRelease';
import { Refusal, refuse } from '../release/refusal';
import { readTrust } from '../release/trust';
import { deployedScripts } from '../scripts/deployedScripts';
import { checkCaptchaOrigin } from './captchaOrigin';
import { withCaptchaDeployment } from './captchaPage';
import type { Command } from './command';
import type { Files } from './files';
import { currencyIcons, flagIcons } from './icons';
import { type PageFiles, withDeployment } from './indexPage';
import { staticHashes, withIntegrity } from './integrity';
import { localeFiles, obsoleteLocales } from './locales';
import { pagePolicy } from './pagePolicy';
import { firstFiles, formFiles, type RemoteRelease, readManifest, releaseOf } from './remotes';
import { readDeployed } from './settings';
import { loaderScripts, packageManifest, shellFiles } from './shell';
import { versionsToDeploy } from './versions';

export interface Plan {
  /** In the order in which they are written: `config.json` and `index.html` last. */
  files: Files;
  obsolete: readonly string[];
  versions: readonly (readonly [flow: string, version: string])[];
  warnings: readonly string[];
}

/** The flow of the first screen that most players see. The page requests its files. */
const firstFlow = 'mf-deposit';

/** Checks the command and everything that it needs, and returns the files to write. Writes nothing. @throws Refusal */
export function planDeployment(command: Command): Plan {
  const { folder, fresh, allowsUnsigned, remotes, settings: changes } = command;
  const trust = readTrust(command.trust);
  const deployed = readDeployed(fresh ? {} : readConfiguration(folder), changes);
  const versions = versionsToDeploy({
    requested: remotes,
    changesSettings: Object.keys(changes).length > 0,
    deployed: deployed.versions,
    packageVersion,
  });
  const shellVersion = packageVersion('shell');
  const captchaOrigin = checkCaptchaOrigin(deployed.settings);
  const deployedReleases = [...versions, ['shell', shellVersion] as const];
  const reports = deployedReleases.map(([name, version]) =>
    checkRelease({ folder, name, version, trust, allowsUnsigned }),
  );
  refuse([...captchaOrigin.reasons, ...reports.flatMap(({ problems }) => problems)]);

  const templateOf = (page: string) =>
    readFileSync(path.join(folder, 'static/shell', shellVersion, `${page}.template`), 'utf8');
  const locales = localeFiles(folder);
  const releases = Object.fromEntries(
    versions.map(([flow, version]) => [flow, releaseOf(folder, flow, version)]),
  );
  // The page needs neither.
  const { policy, siteOrigin, ...settings } = deployed.settings;
  const configuration = { ...settings, remotes: releases };
  const shell = shellFiles(folder, shellVersion);
  const first = firstFilesOf(firstFlow, releases, configuration.staticBase, folder);
  const english = `${configuration.staticBase}locales/en.${locales.hashes.en}.json`;
  const hashOf = staticHashes(folder, locales.files, configuration.staticBase);
  const page = withDeployment(
    templateOf('index'),
    { configuration: withoutRoutesOf(firstFlow, configuration), locales: locales.hashes },
    pagePolicy(deployed.settings),
    {
      scripts: [shell.early],
      fallback: shell.fallback,
      shell: shell.start.script,
      styles: [shell.app.style, shell.start.style],
      list: shell.list,
      earlyForm: shell.earlyForm,
      preloads: [{ href: english, as: 'fetch' }],
      later: { scripts: [shell.app.script, ...first.scripts], preloads: first.preloads },
      form: [...shell.form, ...first.form],
    },
  );
  const loaders = loaderScripts(shell, shellVersion);
  const loaderHash = integrityOf(loaders['embed.js'] ?? '');
  const published = loaderHashes(folder);
  // Hosts pin the hash of a version. A build with --fresh replaces only the version that it builds.
  if (!fresh && (published[shellVersion] ?? loaderHash) !== loaderHash)
    refuse([`embed.${shellVersion}.js is published with another content: give the shell a new version`]);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    versions,
    warnings: [
      ...captchaOrigin.warnings,
      ...reports.flatMap(({ warnings }) => warnings),
      ...(trust.publicKeys.length > 0
        ? []
        : [`signatures are not checked, because ${command.trust} has no public key`]),
    ],
    obsolete: obsoleteLocales(folder, locales.files),
    files: {
      ...locales.files,
      ...currencyIcons(),
      ...flagIcons(),
      'mf-manifest.json': json(packageManifest(folder, shellVersion)),
      ...loaders,
      'scripts.json': json(deployedScripts(folder, deployedReleases, loaders)),
      'embed.integrity.json': json({ ...published, [shellVersion]: loaderHash }),
      'captcha.html': withIntegrity(withCaptchaDeployment(templateOf('captcha'), deployed.settings), hashOf),
      // Package mode reads the hashes of the languages here, because there is no page from which it could read them.
      'config.json': json({ ...configuration, policy, siteOrigin, locales: locales.hashes }),
      'index.html': withIntegrity(page, hashOf),
    },
  };
}

/** Removes the names of the files that the page requests. Otherwise the widget would request them once more. */
function withoutRoutesOf<C extends { remotes: Readonly<Record<string, RemoteRelease>> }>(
  flow: string,
  configuration: C,
): C {
  const { [flow]: release, ...others } = configuration.remotes;
  if (!release) return configuration;
  const { entry, globalName } = release.files;
  return {
    ...configuration,
    remotes: { [flow]: { ...release, files: { entry, globalName } }, ...others },
  };
}

/** Returns the hashes of the loaders that earlier deployments have published, by version. */
function loaderHashes(folder: string): Record<string, string> {
  const file = path.join(folder, 'embed.integrity.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function readConfiguration(folder: string): object {
  const file = path.join(folder, 'config.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal([`${file}: ${(error as Error).message}. With --fresh the command ignores this file`]);
  }
}

/** The files of the first screen's remote, which the page loads in parallel with the shell's script. */
function firstFilesOf(
  flow: string,
  releases: Readonly<Record<string, RemoteRelease>>,
  staticBase: string,
  folder: string,
): Pick<PageFiles, 'scripts' | 'preloads' | 'form'> {
  const { version = '' } = releases[flow] ?? {};
  const { entry, scripts, styles } = firstFiles(readManifest(folder, flow, version));
  const addressOf = (file: string) => `${staticBase}${flow}/${version}/${file}`;
  return {
    // The remote's chunks may run before its entry. They only register and wait for the entry.
    scripts: scripts.map(addressOf),
    preloads: [
      { href: addressOf(entry), as: 'script' },
      ...styles.map((file) => ({ href: addressOf(file), as: 'style' as const })),
    ],
    form: formFiles(folder, flow, version).map(addressOf),
  };
}
