import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { methodIcon } from '../../icons';
import { sandboxPolicy, sitesOf, withCaptchaSite } from './captchaSite';
import type { Env, Sandbox } from './context';
import { createFiles } from './files';
import {
  captchaPagePolicy,
  integrityPolicy,
  picturePolicy,
  socketOrigin,
  widgetHeaders,
  widgetPagePolicy,
} from './policies';

const flagsDirectory = join(
  dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')),
  'flags',
);

/** Serves the built widget like a static server, and the icons that the operator provides. */
export function widgetRoutes({ distDirectory, allowedOrigins, operator }: Sandbox) {
  const url = operator.publicUrl;
  const dist = createFiles(distDirectory, (path, text) => withCaptchaSite(path, text, url()));
  const flags = createFiles(flagsDirectory);
  const routes = new Hono<Env>();

  routes.use('/static/icons/methods/*', etag());
  routes.get('/static/icons/methods/:file{.+\\.svg}', (context) => {
    const icon = methodIcon(context.req.param('file').replace(/\.svg$/, ''));
    if (icon === undefined) return context.notFound();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-cache');
    context.header('Content-Security-Policy', picturePolicy);
    return context.body(icon, 200, { 'Content-Type': 'image/svg+xml' });
  });

  routes.get('/static/icons/flags/:file{.+\\.svg}', async (context) => {
    const file = context.req.param('file').toLowerCase();
    return (await flags.serve(context, file)) ?? context.notFound();
  });

  routes.get('/*', async (context) => {
    const { path } = context.req;
    const file = extname(path) === '' ? '/paywidget/index.html' : path;
    if (file.endsWith('.html')) {
      if (file.endsWith('/captcha.html')) {
        context.header(
          'Content-Security-Policy',
          captchaPagePolicy([...sitesOf(url()).widget, ...allowedOrigins]),
        );
      } else {
        const policy = widgetPagePolicy(socketOrigin(context.req.url), allowedOrigins, sandboxPolicy(url()));
        context.header('Content-Security-Policy', policy);
        context.header('Integrity-Policy', integrityPolicy);
      }
      for (const [name, value] of Object.entries(widgetHeaders)) context.header(name, value);
    }
    return (await dist.serve(context, file)) ?? context.notFound();
  });

  /** Compresses every file of the build. */
  async function warm() {
    const entries = await readdir(distDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries
      .filter((entry) => entry.isFile() && extname(entry.name) !== '.map')
      .map((entry) => join(entry.parentPath, entry.name).slice(distDirectory.length));
    await dist.warm(paths);
  }

  return { routes, warm };
}
