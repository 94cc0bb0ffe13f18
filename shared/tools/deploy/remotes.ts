import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteFiles } from '@paywidget/shared/contract';
import { integrityOf } from '../../build/integrityPlugin.mjs';

export interface RemoteRelease {
  version: string;
  /** The URL path of its manifest. */
  manifest: string;
  /** The integrity hash of its entry script. */
  integrity: string;
  /** The parts of the manifest that the widget needs. */
  files: RemoteFiles;
}

interface Manifest {
  name: string;
  metaData: { globalName: string; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: { js: AssetList; css: AssetList } }[];
}
interface AssetList {
  sync: string[];
}

/** Reads a file of a release. `folder` is the deployment's. */
const read = (folder: string, flow: string, version: string, name: string): Buffer =>
  readFileSync(path.join(folder, 'static', flow, version, name));

export const readManifest = (folder: string, flow: string, version: string): Manifest =>
  JSON.parse(read(folder, flow, version, 'mf-manifest.json').toString());

/** Returns the names of the files that the first use of a remote loads. */
export function firstFiles(manifest: Manifest): { entry: string; scripts: string[]; styles: string[] } {
  const assets = manifest.exposes.map((exposed) => exposed.assets);
  return {
    entry: manifest.metaData.remoteEntry.name,
    scripts: assets.flatMap(({ js }) => js.sync),
    styles: assets.flatMap(({ css }) => css.sync),
  };
}

/**
 * Matches the files that a release needs to show the form that most methods open: the table of hashes, and the form's
 * screen.
 */
const formFile = /^(integrity|redirect)\.[\da-f]+\.(json|css|js)$/;

/** Returns the names of these files. A release of an earlier build may have no such files. */
export const formFiles = (folder: string, flow: string, version: string): string[] =>
  readdirSync(path.join(folder, 'static', flow, version)).filter((file) => formFile.test(file));

/** Returns the entry of a version for `config.json`. */
export function releaseOf(folder: string, flow: string, version: string): RemoteRelease {
  const manifest = readManifest(folder, flow, version);
  const { entry, scripts, styles } = firstFiles(manifest);
  return {
    version,
    manifest: `/paywidget/static/${flow}/${version}/mf-manifest.json`,
    integrity: integrityOf(read(folder, flow, version, entry)),
    files: { entry, globalName: manifest.metaData.globalName, routes: [...scripts, ...styles] },
  };
}
