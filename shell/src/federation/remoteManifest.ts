import * as z from 'zod/mini';

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** What is read of a remote's `mf-manifest.json`. */
export const RemoteManifest = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }),
  }),
  /** Left out in the page: what a remote needs is only fetched by name when it is tried again. */
  exposes: z._default(
    z.array(z.object({ path: z.string(), assets: z.object({ js: Assets, css: Assets }) })),
    [],
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

export interface RemoteFiles {
  entry: string;
  /** The entry and all that `./routes` needs at once. */
  all: string[];
}

/** The absolute addresses of a remote's files, which lie beside its manifest. */
export function filesOf(manifest: RemoteManifest, manifestUrl: string): RemoteFiles {
  const at = (file: string) => new URL(file, manifestUrl).href;
  const { path = '', name } = manifest.metaData.remoteEntry;
  const routes = manifest.exposes.find((exposed) => exposed.path === './routes');
  const entry = at(path + name);
  const needed = routes ? [...routes.assets.js.sync, ...routes.assets.css.sync] : [];
  return { entry, all: [entry, ...needed.map(at)] };
}
