import { join } from 'node:path';
import { Hono } from 'hono';
import type { Env, Sandbox } from './context';
import { createFiles } from './files';
import { documentsPolicy } from './policies';

/** Serves the site of the documents, if `npm run docs` has built it. */
export function documentRoutes({ distDirectory }: Sandbox) {
  const files = createFiles(join(distDirectory, 'docs'));
  const routes = new Hono<Env>();

  routes.get('/*', async (context) => {
    const path = context.req.path.replace(/^\/docs\//, '');
    const isPage = path === '' || path.endsWith('/');
    if (isPage) context.header('Content-Security-Policy', documentsPolicy);
    return (await files.serve(context, isPage ? `${path}index.html` : path)) ?? context.notFound();
  });

  return routes;
}
