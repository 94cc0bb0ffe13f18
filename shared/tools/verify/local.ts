import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDeployed, type Settings } from '../deploy/settings';
import { checkRelease } from '../release/checkRelease';
import { Refusal, refuse } from '../release/refusal';
import { listFiles } from '../release/releaseFile';
import { readTrust } from '../release/trust';
import type { DeployedScript } from '../scripts/deployedScripts';

/** The deployment on this machine. A server should serve the same files. */
export interface LocalDeployment {
  folder: string;
  settings: Settings;
  scripts: readonly DeployedScript[];
  /** The package and the version of each release. */
  releases: readonly (readonly [name: string, version: string])[];
  /** The hash of each file that the server must serve, by its path in the folder. */
  files: ReadonlyMap<string, string>;
  warnings: readonly string[];
}

const readJson = (folder: string, name: string) => {
  const file = path.join(folder, name);
  if (!existsSync(file))
    throw new Refusal([`There is no ${file}: run npm run build and npm run deploy first`]);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** Files of a release that a server need not serve. */
const isLocalOnly = (file: string) =>
  /(^|\/)(contents\.[^/]*\.json|release\.json(\.sig)?|mf-stats\.json|[^/]*\.(template|txt))$/.test(file);

/** Reads the deployment, and checks that its releases are as built and signed. @throws Refusal */
export function readLocal(folder: string, trustFile: string): LocalDeployment {
  const configuration = readJson(folder, 'config.json');
  const scripts: DeployedScript[] = readJson(folder, 'scripts.json');
  const places = scripts.flatMap(
    ({ file }) => /^static\/([^/]+)\/([^/]+)\//.exec(file)?.slice(1, 3).join('/') ?? [],
  );
  const releases = [...new Set(places)].map((place) => place.split('/') as [string, string]);
  const trust = readTrust(trustFile);
  const reports = releases.map(([name, version]) =>
    checkRelease({ folder, name, version, trust, allowsUnsigned: true }),
  );
  refuse(reports.flatMap(({ problems }) => problems));
  const locales = Object.entries<string>(configuration.locales ?? {}).flatMap(([language, hash]) => {
    const first = `static/locales/${language}.${hash}.json`;
    const parts = Object.entries<string>(readJson(folder, first).parts ?? {});
    return [first, ...parts.map(([part, partHash]) => `static/locales/${language}.${part}.${partHash}.json`)];
  });
  const isServed = (file: string) =>
    !file.includes('/')
      ? /\.(html|js|json)$/.test(file) && file !== 'scripts.json'
      : locales.includes(file) ||
        (places.some((place) => file.startsWith(`static/${place}/`)) && !isLocalOnly(file));
  return {
    folder,
    settings: readDeployed(configuration, {}).settings,
    scripts,
    releases,
    files: new Map(
      Object.entries(listFiles(folder))
        .filter(([file]) => isServed(file))
        .map(([file, { sha256 }]) => [file, sha256]),
    ),
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}
