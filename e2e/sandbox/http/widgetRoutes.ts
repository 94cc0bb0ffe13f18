import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { methodIcon } from '../icons';
import type { Env, Sandbox } from './context';
import { createFiles } from './files';
import { captchaHeader, widgetPolicy } from './policies';

const flagsDirectory = join(
  dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')),
  'flags',
);

/** The built widget as a static server has it, and the icons that an operator brings. */
export function widgetRoutes({ distDirectory, allowedOrigins }: Sandbox) {
  const dist = createFiles(distDirectory);
  const flags = createFiles(flagsDirectory);
  const routes = new Hono<Env>();

  routes.use('/static/icons/methods/*', etag());
  routes.get('/static/icons/methods/:file{.+\\.svg}', (context) => {
    const icon = methodIcon(context.req.param('file').replace(/\.svg$/, ''));
    if (icon === undefined) return context.notFound();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-cache');
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
      const socket = `${context.req.url.startsWith('https') ? 'wss' : 'ws'}://${new URL(context.req.url).host}`;
      const policy = file.endsWith('/captcha.html')
        ? captchaHeader(allowedOrigins)
        : widgetPolicy(socket, allowedOrigins);
      context.header('Content-Security-Policy', policy);
    }
    return (await dist.serve(context, file)) ?? context.notFound();
  });

  /** Every file of the build, compressed as deployed. */
  async function warm() {
    const names = await readdir(distDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = names
      .filter((entry) => entry.isFile() && extname(entry.name) !== '.map')
      .map((entry) => join(entry.parentPath, entry.name).slice(distDirectory.length));
    await dist.warm(paths);
  }

  return { routes, warm };
}
