import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployment } from './paths';

export const flows = ['mf-deposit', 'mf-withdrawal', 'mf-crypto', 'mf-sweepstake', 'mf-p2p'] as const;

export interface RemoteRelease {
  version: string;
  /** The URL path of its manifest. */
  manifest: string;
  /** The integrity hash of its entry script. */
  integrity: string;
}

interface Manifest {
  name: string;
  metaData: { globalName: string; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: { js: AssetList; css: AssetList } }[];
}
interface AssetList {
  sync: string[];
}

/** Reads a file of a built version. Throws if that version has not been built. */
function read(flow: string, version: string, name: string): Buffer {
  const file = path.join(deployment, 'static', flow, version, name);
  if (!existsSync(file)) throw new Error(`${flow} ${version} is not built: there is no ${file}`);
  return readFileSync(file);
}

export const readManifest = (flow: string, version: string): Manifest =>
  JSON.parse(read(flow, version, 'mf-manifest.json').toString());

/** Returns the parts of a manifest that are needed to start the remote. The rest would only make the page larger. */
export function slim({ name, metaData: { globalName, remoteEntry } }: Manifest): unknown {
  const { name: file, path: folder } = remoteEntry;
  return { name, metaData: { globalName, remoteEntry: { name: file, path: folder } } };
}

/** Returns the names of the files that the first use of a remote loads. */
export function firstFiles(manifest: Manifest): { entry: string; scripts: string[]; styles: string[] } {
  const assets = manifest.exposes.map((exposed) => exposed.assets);
  return {
    entry: manifest.metaData.remoteEntry.name,
    scripts: assets.flatMap(({ js }) => js.sync),
    styles: assets.flatMap(({ css }) => css.sync),
  };
}

/** Returns the entry of a version for `config.json`. Throws if that version has not been built. */
export function releaseOf(flow: string, version: string): RemoteRelease {
  const entry = read(flow, version, firstFiles(readManifest(flow, version)).entry);
  return {
    version,
    manifest: `/paywidget/static/${flow}/${version}/mf-manifest.json`,
    integrity: `sha256-${createHash('sha256').update(entry).digest('base64')}`,
  };
}
