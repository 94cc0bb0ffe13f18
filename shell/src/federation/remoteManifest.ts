import * as z from 'zod/mini';

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The parts of a remote's `mf-manifest.json` that the shell reads. */
export const RemoteManifest = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }),
  }),
  /** Absent in a manifest that is inlined in the page: the shell fetches these files itself only in a retry. */
  exposes: z._default(
    z.array(z.object({ path: z.string(), assets: z.object({ js: Assets, css: Assets }) })),
    [],
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

export interface RemoteFiles {
  entry: string;
  /** The entry, and the files that `./routes` needs at once. */
  all: string[];
}

/** Returns the absolute URLs of a remote's files, which lie beside its manifest. */
export function filesOf(manifest: RemoteManifest, manifestUrl: string): RemoteFiles {
  const at = (file: string) => new URL(file, manifestUrl).href;
  const { path = '', name } = manifest.metaData.remoteEntry;
  const routes = manifest.exposes.find((exposed) => exposed.path === './routes');
  const entry = at(path + name);
  const needed = routes ? [...routes.assets.js.sync, ...routes.assets.css.sync] : [];
  return { entry, all: [entry, ...needed.map(at)] };
}
