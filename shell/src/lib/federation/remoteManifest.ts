import type { RemoteFiles } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

const Assets = z.object({ sync: z.array(z.string()) });

/** The parts of a remote's `mf-manifest.json` that the shell reads. */
const RemoteManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Assets, css: Assets }) })),
});

/** Reads the files of a remote from its manifest. @throws if the manifest is invalid */
export function filesIn(manifest: unknown): RemoteFiles {
  const { metaData, exposes } = RemoteManifest.parse(manifest);
  const { path = '', name } = metaData.remoteEntry;
  const routes = exposes.find((exposed) => exposed.path === './routes')?.assets;
  return {
    entry: path + name,
    globalName: metaData.globalName,
    routes: routes ? [...routes.js.sync, ...routes.css.sync] : [],
  };
}
