import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployment } from './paths';

export const flows = ['mf-deposit', 'mf-withdrawal', 'mf-crypto', 'mf-sweepstake', 'mf-p2p'] as const;

export interface RemoteRelease {
  version: string;
  /** Path of its manifest on the site. */
  manifest: string;
}

/** The parts of a remote's manifest that the shell reads; the rest would only weigh the page down. */
interface SlimManifest {
  name: string;
  metaData: { globalName: string; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: { js: AssetList; css: AssetList } }[];
}
interface AssetList {
  sync: string[];
  async: string[];
}

/** Reads a release's manifest. Throws when that version has not been built. */
export function readManifest(flow: string, version: string): SlimManifest {
  const file = path.join(deployment, 'static', flow, version, 'mf-manifest.json');
  if (!existsSync(file)) throw new Error(`${flow} ${version} is not built: there is no ${file}`);
  const { name, metaData, exposes } = JSON.parse(readFileSync(file, 'utf8')) as SlimManifest;
  const { globalName, remoteEntry } = metaData;
  return {
    name,
    metaData: { globalName, remoteEntry: { name: remoteEntry.name, path: remoteEntry.path } },
    exposes: exposes.map((exposed) => ({
      path: exposed.path,
      assets: {
        js: { sync: exposed.assets.js.sync, async: [] },
        css: { sync: exposed.assets.css.sync, async: [] },
      },
    })),
  };
}

/** The files that the first use of a remote fetches, by name. */
export function firstFiles(manifest: SlimManifest): { scripts: string[]; styles: string[] } {
  const assets = manifest.exposes.map((exposed) => exposed.assets);
  return {
    scripts: [manifest.metaData.remoteEntry.name, ...assets.flatMap(({ js }) => js.sync)],
    styles: assets.flatMap(({ css }) => css.sync),
  };
}

/** How `config.json` names a release. */
export function releaseOf(flow: string, version: string): RemoteRelease {
  return { version, manifest: `/paywidget/static/${flow}/${version}/mf-manifest.json` };
}
