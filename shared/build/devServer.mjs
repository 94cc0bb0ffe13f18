/**
 * `npm run dev -w mf-<flow>`: one flow from its sources, with live reload, inside a shell and a host that run already.
 * The dev server stands before them: what it does not build itself it fetches there, and into the widget's page it puts
 * its own address for the flow.
 *
 *   PAYWIDGET_TARGET   where the others run; by default http://localhost:4173, as `npm start` serves them
 *   PORT               of the dev server; by default 4180
 */
const { PAYWIDGET_TARGET = 'http://localhost:4173', PORT = '4180' } = process.env;

const folderOf = (flow) => `/paywidget/dev/${flow}/`;
const open = '<script type="application/json" id="paywidget-deployment">';

/** The deployment with the flow's place changed; the manifest that the page carries is of the release, and goes. */
function withFlow(deployment, flow) {
  const { [flow]: _, ...manifests } = deployment.manifests ?? {};
  const configuration = configurationWithFlow(deployment.configuration, flow);
  return { ...deployment, configuration, manifests };
}

function configurationWithFlow(configuration, flow) {
  const release = { version: 'dev', manifest: `${folderOf(flow)}mf-manifest.json` };
  return { ...configuration, remotes: { ...configuration.remotes, [flow]: release } };
}

/** The widget's page with the flow from here, and with the script that reloads it. */
function pageWithFlow(html, flow) {
  const start = html.indexOf(open);
  const end = html.indexOf('</script>', start);
  if (start < 0 || end < 0) return html;
  const deployment = withFlow(JSON.parse(html.slice(start + open.length, end)), flow);
  const block = open + JSON.stringify(deployment).replaceAll('<', '\\u003c');
  const reload = `</script>\n<script defer src="${folderOf(flow)}reload.js">`;
  return html.slice(0, start) + block + reload + html.slice(end);
}

/** Answers for the page and `config.json`, which tell the shell where its flows are. */
const placeFlow = (flow) => async (request, response, next) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const isPage = pathname.startsWith('/paywidget') && !/\.\w+$/.test(pathname);
  if (request.method !== 'GET' || !(isPage || pathname === '/paywidget/config.json')) return next();
  try {
    const answer = await fetch(new URL(request.url, PAYWIDGET_TARGET));
    const text = await answer.text();
    const body = isPage
      ? pageWithFlow(text, flow)
      : JSON.stringify(configurationWithFlow(JSON.parse(text), flow));
    const policy = answer.headers.get('content-security-policy');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'text/html');
    response.setHeader('Cache-Control', 'no-store');
    response.statusCode = answer.status;
    response.end(body);
  } catch {
    response.statusCode = 502;
    response.end(`No widget at ${PAYWIDGET_TARGET}: run \`npm start\`, or set PAYWIDGET_TARGET.`);
  }
};

/** What a flow's webpack configuration is while it is served by itself. */
export function devServing(flow) {
  return {
    // The dev server's client goes into every entry; this one has nothing else.
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
        { name: 'place-flow', middleware: placeFlow(flow) },
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
