/**
 * `npm run dev -w mf-<flow>`: serves one flow from its sources, with live reload, in a running widget. The dev server is a
 * proxy before the widget. It replaces the flow's URL in the page, and forwards all other requests.
 *
 *   PAYWIDGET_TARGET   the URL of the running widget; by default http://localhost:4173, where `npm start` serves it
 *   PORT               the port of the dev server; by default 4180
 */
const { PAYWIDGET_TARGET = 'http://localhost:4173', PORT = '4180' } = process.env;

const folderOf = (flow) => `/paywidget/dev/${flow}/`;
const open = '<script type="application/json" id="paywidget-deployment">';

/** Changes the flow's URL. Removes its hash and the names of its files, because they belong to the released flow. */
function configurationWithFlow(configuration, flow) {
  const release = { version: 'dev', manifest: `${folderOf(flow)}mf-manifest.json` };
  return { ...configuration, remotes: { ...configuration.remotes, [flow]: release } };
}

/** Changes the flow's URL in the page, and adds the live reload script. */
function pageWithFlow(html, flow) {
  const start = html.indexOf(open);
  const end = html.indexOf('</script>', start);
  if (start < 0 || end < 0) return html;
  const { configuration, ...rest } = JSON.parse(html.slice(start + open.length, end));
  const deployment = { ...rest, configuration: configurationWithFlow(configuration, flow) };
  const block = open + JSON.stringify(deployment).replaceAll('<', '\\u003c');
  const reload = `</script>\n<script defer src="${folderOf(flow)}reload.js">`;
  return html.slice(0, start) + block + reload + html.slice(end);
}

/** Middleware for the page and `config.json`, which contain the URLs of the flows. */
const replaceFlowUrl = (flow) => async (request, response, next) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const isPage = pathname.startsWith('/paywidget') && !/\.\w+$/.test(pathname);
  if (request.method !== 'GET' || !(isPage || pathname === '/paywidget/config.json')) return next();
  try {
    const upstream = await fetch(new URL(request.url, PAYWIDGET_TARGET));
    const text = await upstream.text();
    const body = isPage
      ? pageWithFlow(text, flow)
      : JSON.stringify(configurationWithFlow(JSON.parse(text), flow));
    const policy = upstream.headers.get('content-security-policy');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', upstream.headers.get('content-type') ?? 'text/html');
    response.setHeader('Cache-Control', 'no-store');
    response.statusCode = upstream.status;
    response.end(body);
  } catch {
    response.statusCode = 502;
    response.end(`No widget at ${PAYWIDGET_TARGET}: run \`npm start\`, or set PAYWIDGET_TARGET.`);
  }
};

/** The parts of a flow's webpack configuration that differ in the dev server. */
export function devServing(flow) {
  return {
    // The dev server adds its client to every entry. This entry contains nothing else.
    entry: { reload: { import: 'data:text/javascript,', filename: 'reload.js' } },
    devServer: {
      port: Number(PORT),
      hot: false,
      liveReload: true,
      static: false,
      devMiddleware: { publicPath: folderOf(flow) },
      client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/paywidget/dev/ws' },
      webSocketServer: { type: 'ws', options: { path: '/paywidget/dev/ws' } },
      setupMiddlewares: (middlewares) => [
        { name: 'replace-flow-url', middleware: replaceFlowUrl(flow) },
        ...middlewares,
      ],
      proxy: [
        {
          context: (path) => !path.startsWith('/paywidget/dev/'),
          target: PAYWIDGET_TARGET,
          ws: true,
          logLevel: 'warn',
        },
      ],
    },
  };
}
