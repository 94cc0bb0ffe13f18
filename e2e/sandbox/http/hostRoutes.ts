import { Hono } from 'hono';
import type { Env } from './context';
import { hostDirectory } from './directories';
import { createFiles } from './files';
import { hostPolicy } from './policies';

/** The demo casino's own pages. */
export function hostRoutes() {
  const files = createFiles(hostDirectory);
  const routes = new Hono<Env>();

  routes.get('/', async (context) => {
    context.header('Content-Security-Policy', hostPolicy);
    return (await files.serve(context, 'index.html')) ?? context.notFound();
  });

  routes.get('/host/*', async (context) => {
    if (context.req.path.endsWith('.html')) context.header('Content-Security-Policy', hostPolicy);
    return (await files.serve(context, context.req.path.replace('/host/', ''))) ?? context.notFound();
  });

  /** What the widget's disclaimer leads to: the site's own pages. */
  for (const page of ['rules', 'learn-more']) {
    routes.get(`/sweepstake/${page}`, async (context) => {
      context.header('Content-Security-Policy', hostPolicy);
      return (await files.serve(context, `sweepstake-${page}.html`)) ?? context.notFound();
    });
  }

  return routes;
}
