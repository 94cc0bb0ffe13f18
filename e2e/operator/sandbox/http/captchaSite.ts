import type { MiddlewareHandler } from 'hono';
import type { Env } from './context';

/** The origins of a sandbox: the widget's, under its two names, and the captcha's, which browsers find on this machine. */
export function sitesOf(url: string) {
  const { port } = new URL(url);
  const at = (host: string) => `http://${host}:${port}`;
  return { widget: [at('localhost'), at('127.0.0.1')], captcha: at('captcha.localhost') };
}

/** The captcha's origin serves only its page, the page's script and the fake scripts of vendors. */
const captchaFiles =
  /^\/(?:paywidget\/(?:captcha\.html|static\/shell\/[^/]+\/captcha\.[^/]+)|sandbox\/captcha\/[^/]+)$/;

/** Serves the captcha's page only at its own origin, and that origin nothing else, as docs/nginx.conf does. */
export const separateCaptcha: MiddlewareHandler<Env> = async (context, next) => {
  const { path } = context.req;
  const isCaptchaSite = new URL(context.req.url).hostname.startsWith('captcha.');
  const isAllowed = isCaptchaSite ? captchaFiles.test(path) : path !== '/paywidget/captcha.html';
  return isAllowed ? next() : context.notFound();
};

/** The sandbox's part of the widget's policy: the captcha's page, and no other sites than the sites of its methods. */
export const sandboxPolicy = (url: string) => ({
  captcha: sitesOf(url).captcha,
  narrowed: { 'img-src': [], 'frame-src': ['https://guides.example'], 'form-action': [] },
});

/** Returns a file of the build, changed to a deployment with a separate origin for the captcha. Other files stay unchanged. */
export function withCaptchaSite(path: string, text: string, url: string): string {
  const { widget, captcha } = sitesOf(url);
  const captchaPage = `${captcha}/paywidget/captcha.html`;
  switch (path) {
    case '/paywidget/config.json':
      // A deployment that already has a captcha page stays unchanged.
      return text.includes('"captchaPage"')
        ? text
        : JSON.stringify({ ...JSON.parse(text), captchaPage, siteOrigin: widget[0] });
    case '/paywidget/index.html':
      return changeBlock(text, 'paywidget-deployment', (data: { configuration: object }) => ({
        ...data,
        configuration: { ...data.configuration, captchaPage },
      })).replace("frame-src 'self'", `frame-src ${captcha}`);
    case '/paywidget/captcha.html':
      return changeBlock(text, 'paywidget-origins', (origins: string[]) => [
        ...new Set([...origins, ...widget]),
      ]);
    default:
      return text;
  }
}

/** Changes a page's JSON data block. Pages without a block stay unchanged. */
function changeBlock<Data>(page: string, id: string, change: (data: Data) => unknown): string {
  const [, start, data, end] = new RegExp(`(<script[^>]* id="${id}">)(.*?)(</script>)`).exec(page) ?? [];
  if (start === undefined || data === undefined) return page;
  const changed = JSON.stringify(change(JSON.parse(data))).replaceAll('<', '\\u003c');
  return page.replace(start + data + end, () => start + changed + end);
}
