import { Hono } from 'hono';
import { sitesOf } from './captchaSite';
import type { Env, Sandbox } from './context';
import { hostDirectory } from './directories';
import { createFiles } from './files';
import { hostPolicy } from './policies';

/** Serves the demo casino's pages. */
export function hostRoutes({ operator }: Sandbox) {
  const policy = () => hostPolicy(sitesOf(operator.publicUrl()).captcha);
  const files = createFiles(hostDirectory);
  const routes = new Hono<Env>();

  routes.get('/', async (context) => {
    context.header('Content-Security-Policy', policy());
    return (await files.serve(context, 'index.html')) ?? context.notFound();
  });

  routes.get('/host/*', async (context) => {
    if (context.req.path.endsWith('.html')) context.header('Content-Security-Policy', policy());
    return (await files.serve(context, context.req.path.replace('/host/', ''))) ?? context.notFound();
  });

  // The pages that the widget's sweepstake disclaimer links to.
  for (const page of ['rules', 'learn-more']) {
    routes.get(`/sweepstake/${page}`, async (context) => {
      context.header('Content-Security-Policy', policy());
      return (await files.serve(context, `sweepstake-${page}.html`)) ?? context.notFound();
    });
  }

  return routes;
}
