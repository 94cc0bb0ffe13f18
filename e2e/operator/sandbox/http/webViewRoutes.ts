import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { sandboxPolicy, withCaptchaSite } from './captchaSite';
import type { Env, Sandbox } from './context';
import { socketOrigin, widgetPagePolicy } from './policies';

const bridge = '<script src="/host/nativeBridge.js"></script>';

/**
 * Serves the widget's page to the demo's native app (`host/app.html`), with the app's bridge script before all others.
 * The app's page requests this with a cookie. Without the cookie, the page is served as built.
 */
export function webViewRoutes({ distDirectory, allowedOrigins, operator }: Sandbox) {
  const file = '/paywidget/index.html';
  const routes = new Hono<Env>();
  routes.get('/*', async (context, next) => {
    const isNativeApp = getCookie(context, 'sandbox-app') !== undefined;
    if (!isNativeApp || extname(context.req.path) !== '') return next();
    const built = await readFile(join(distDirectory, file), 'utf8').catch(() => undefined);
    if (built === undefined) return next();
    const url = operator.publicUrl();
    const page = withCaptchaSite(file, built, url);
    const policy = widgetPagePolicy(socketOrigin(context.req.url), allowedOrigins, sandboxPolicy(url));
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-store');
    return context.html(page.replace('<head>', `<head>${bridge}`));
  });
  return routes;
}
