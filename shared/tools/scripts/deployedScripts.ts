import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, type Release, releaseFile } from '../release/releaseFile';
import { partPurpose, partsIn, scriptPurpose } from './inventory';

/** One script of a deployment. */
export interface DeployedScript {
  /** Its path in the deployment's folder. */
  file: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  purpose: readonly string[];
  /** The package of this repository that is responsible for the script. */
  owner: string;
  /** The parts of the widget whose code the script contains. `docs/SCRIPTS.json` describes them. */
  parts: readonly string[];
  /** The npm packages whose code the script contains, with their versions. */
  packages: readonly string[];
}

interface Contents {
  folders: readonly string[];
  packages: readonly string[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the contents of each script of a release, as its builds have listed them. */
function contentsOf(place: string): Record<string, Contents> {
  const lists = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)contents\.[^/]+\.json$/.test(file));
  return Object.assign(
    {},
    ...lists.map((list) => {
      const folder = list.slice(0, list.lastIndexOf('/') + 1);
      const contents = Object.entries<Contents>(readJson(path.join(place, list)));
      return Object.fromEntries(contents.map(([file, one]) => [folder + file, one]));
    }),
  );
}

function describe(
  owner: string,
  file: string,
  contents: Contents | undefined,
  versions: Map<string, string>,
) {
  const parts = partsIn(contents?.folders ?? []);
  const name = `${owner}/${file.replace(/(\.[0-9a-f]{8,})?\.js$/, '')}`;
  const packages = contents?.packages ?? [];
  const byParts = [...parts, ...(parts.length > 0 ? [] : packages.map((one) => `npm/${one}`))];
  const own = scriptPurpose(name);
  return {
    purpose: own ? [own] : [...new Set(byParts.flatMap((part) => partPurpose(part) ?? []))],
    owner,
    parts,
    packages: packages.map((one) => `${one} ${versions.get(one) ?? ''}`.trim()),
  };
}

/**
 * Lists the scripts of a deployment: the scripts of each release, and the scripts at the root.
 *
 * @param folder the deployment's folder
 * @param releases the package and the version of each release
 * @param root the text of the scripts at the root, by name: the loader and its second file
 */
export function deployedScripts(
  folder: string,
  releases: readonly (readonly [name: string, version: string])[],
  root: Readonly<Record<string, string>>,
): DeployedScript[] {
  const released = releases.flatMap(([name, version]) => {
    const place = path.join(folder, 'static', name, version);
    const file = path.join(place, releaseFile);
    const dependencies: Release['dependencies'] = existsSync(file) ? readJson(file).dependencies : [];
    const versions = new Map(dependencies.map((one) => [one.name, one.version]));
    const contents = contentsOf(place);
    return Object.entries(listFiles(place))
      .filter(([script]) => script.endsWith('.js'))
      .map(([script, { size, sha256 }]) => ({
        file: `static/${name}/${version}/${script}`,
        size,
        sha256,
        ...describe(name, script, contents[script], versions),
      }));
  });
  const loader = Object.entries(root).map(([file, text]) => ({
    file,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    ...describe('shell', file.startsWith('embed.more') ? 'embed.more.js' : 'embed.js', undefined, new Map()),
    parts: ['shell/embed'],
  }));
  return [...loader, ...released];
}
