import { join } from 'node:path';
import { Hono } from 'hono';
import { sitesOf } from './captchaSite';
import type { Env, Sandbox } from './context';
import { hostDirectory } from './directories';
import { createFiles } from './files';
import { hostPolicy, studioPagePolicy } from './policies';

/** Serves the host pages, the npm packages for hosts, and the studio at the root. */
export function hostRoutes({ operator, distDirectory }: Sandbox) {
  const policy = () => hostPolicy(sitesOf(operator.publicUrl()).captcha);
  const files = createFiles(hostDirectory);
  const studio = createFiles(join(distDirectory, 'studio'));
  const packages = createFiles(join(distDirectory, 'npm'));
  const routes = new Hono<Env>();

  routes.get('/host/*', async (context) => {
    if (context.req.path.endsWith('.html')) context.header('Content-Security-Policy', policy());
    return (await files.serve(context, context.req.path.replace('/host/', ''))) ?? context.notFound();
  });

  // `npm install http://localhost:4173/npm/embed.tgz`
  routes.get('/npm/:file{\\w+\\.tgz}', async (context) => {
    return (await packages.serve(context, context.req.param('file'))) ?? context.notFound();
  });

  // The pages that the widget's sweepstake disclaimer links to.
  for (const page of ['rules', 'learn-more']) {
    routes.get(`/sweepstake/${page}`, async (context) => {
      context.header('Content-Security-Policy', policy());
      return (await files.serve(context, `sweepstake-${page}.html`)) ?? context.notFound();
    });
  }

  routes.get('/*', async (context) => {
    const path = context.req.path === '/' ? '/index.html' : context.req.path;
    if (path.endsWith('.html')) context.header('Content-Security-Policy', studioPagePolicy);
    const file = await studio.serve(context, path);
    if (file || path !== '/index.html') return file ?? context.notFound();
    return context.text('The studio is not built: run npm run build, then reload this page.');
  });

  return routes;
}
