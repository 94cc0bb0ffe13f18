import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env, Sandbox } from './context';
import { widgetPolicy } from './policies';

const bridge = '<script src="/host/nativeBridge.js"></script>';

/**
 * The widget's page as the demo's native app sees it (`host/app.html`): with the app's bridge before anything of the
 * widget's. Asked for by a cookie that the app's page sets; everybody else gets the page as it was built.
 */
export function webViewRoutes({ distDirectory, allowedOrigins }: Sandbox) {
  const routes = new Hono<Env>();
  routes.get('/*', async (context, next) => {
    const isAsked = getCookie(context, 'sandbox-app') !== undefined;
    if (!isAsked || extname(context.req.path) !== '') return next();
    const page = await readFile(join(distDirectory, 'paywidget/index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    const { protocol, host } = new URL(context.req.url);
    context.header(
      'Content-Security-Policy',
      widgetPolicy(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`, allowedOrigins),
    );
    context.header('Cache-Control', 'no-store');
    return context.html(page.replace('<head>', `<head>${bridge}`));
  });
  return routes;
}
