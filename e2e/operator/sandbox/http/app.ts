import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { ApiError } from '../operator/apiError';
import { apiRoutes } from './apiRoutes';
import { separateCaptcha } from './captchaSite';
import type { Env, Sandbox } from './context';
import { documentRoutes } from './documentRoutes';
import { faultMiddleware } from './faultMiddleware';
import { hostRoutes } from './hostRoutes';
import { providerRoutes } from './providerRoutes';
import { sandboxRoutes } from './sandboxRoutes';
import { webViewRoutes } from './webViewRoutes';
import { widgetRoutes } from './widgetRoutes';

const requestHeaders = [
  'Authorization',
  'Cache-Control',
  'Content-Type',
  'Idempotency-Key',
  'Traceparent',
  'X-Extra-Params',
  'X-Mobile-App',
  'X-Pwa',
  'X-Sandbox-Scope',
];

/** Creates the app that serves all parts of the sandbox on one origin, and the captcha's page on another. */
export function createApp(sandbox: Sandbox) {
  const app = new Hono<Env>();
  const widget = widgetRoutes(sandbox);
  const fault = faultMiddleware(sandbox);
  const forHosts = cors({
    origin: (origin) => (sandbox.allowedOrigins.includes(origin) ? origin : undefined),
    allowHeaders: requestHeaders,
    exposeHeaders: ['Date'],
    maxAge: 600,
  });

  app.use(async (context, next) => {
    await next();
    // The widget's countdowns use this header as the server time, so set it from the sandbox's clock.
    context.header('Date', new Date(sandbox.operator.clock.now()).toUTCString());
  });
  app.use(separateCaptcha);
  app.use('/api/*', forHosts);
  // A host's page on another origin creates its test players here.
  app.use('/sandbox/*', forHosts);
  app.use('/paywidget/*', forHosts, fault);
  app.use('/provider/*', fault);
  app.use('/host/*', fault);

  app.route('/api', apiRoutes(sandbox));
  app.route('/sandbox', sandboxRoutes(sandbox));
  app.route('/reports', sandbox.violations.routes);
  app.route('/provider', providerRoutes(sandbox));
  app.get('/docs', (context) => context.redirect('/docs/', 301));
  app.route('/docs', documentRoutes(sandbox));
  app.get('/paywidget', (context) => context.redirect('/paywidget/', 301));
  app.route('/paywidget', webViewRoutes(sandbox));
  app.route('/paywidget', widget.routes);
  app.route('/', hostRoutes(sandbox));

  app.onError((error, context) => {
    if (error instanceof ApiError) return context.json(error.body, error.status as 400);
    console.error(error);
    return context.json({ message: error.message }, 500);
  });

  return { app, warm: widget.warm };
}
