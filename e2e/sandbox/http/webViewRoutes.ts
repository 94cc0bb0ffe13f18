import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env, Sandbox } from './context';
import { socketOrigin, widgetPagePolicy } from './policies';

const bridge = '<script src="/host/nativeBridge.js"></script>';

/**
 * Serves the widget's page to the demo's native app (`host/app.html`), with the app's bridge script before all others.
 * The app's page requests this with a cookie. Without the cookie, the page is served as built.
 */
export function webViewRoutes({ distDirectory, allowedOrigins }: Sandbox) {
  const routes = new Hono<Env>();
  routes.get('/*', async (context, next) => {
    const isNativeApp = getCookie(context, 'sandbox-app') !== undefined;
    if (!isNativeApp || extname(context.req.path) !== '') return next();
    const page = await readFile(join(distDirectory, 'paywidget/index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    const policy = widgetPagePolicy(socketOrigin(context.req.url), allowedOrigins);
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-store');
    return context.html(page.replace('<head>', `<head>${bridge}`));
  });
  return routes;
}
