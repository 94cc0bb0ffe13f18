import * as z from 'zod/mini';

/** The address where the player pays. The data of a GET is already part of the URL. */
export const Redirect = z.object({
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  data: z.record(z.string(), z.string()),
});
export type Redirect = z.infer<typeof Redirect>;

/** A link that is not followed, because it is neither http nor https. */
export class UnsafeLinkError extends Error {
  override readonly name = 'UnsafeLinkError';
  constructor(readonly link: string) {
    super(`Unsafe link: ${link.slice(0, 100)}`);
  }
}

/** Never opened, even if a deployment lists them. */
const unsafeSchemes = /^(javascript|data|vbscript|blob|file|filesystem|about|chrome|view-source):$/;

/**
 * The absolute URL of a link.
 * @param appLinks the schemes of apps that are allowed besides http(s), such as `upi:`
 * @throws UnsafeLinkError for javascript:, data:, file:, blob:, about:, chrome: and every other protocol that is not allowed
 */
export function safeUrl(link: string, base: string, appLinks: readonly string[] = []): URL {
  const url = parsedUrl(link, base);
  const isAllowed = ['http:', 'https:', ...appLinks].includes(url?.protocol ?? '');
  if (!url || !isAllowed || unsafeSchemes.test(url.protocol)) throw new UnsafeLinkError(link);
  return url;
}

/** Like `URL.parse`, which older phones do not have. */
function parsedUrl(link: string, base: string): URL | null {
  try {
    return new URL(link, base);
  } catch {
    return null;
  }
}

/**
 * The redirect to a source, which may be relative to `base`. The data of a GET goes into the query, the data of a POST into
 * a form.
 * @throws UnsafeLinkError
 */
export function redirectTo(
  source: string,
  method: 'GET' | 'POST',
  data: Readonly<Record<string, string>>,
  base: string,
): Redirect {
  const url = safeUrl(source, base);
  if (method === 'POST') return { url: url.href, method, data: { ...data } };
  for (const [name, value] of Object.entries(data)) url.searchParams.append(name, value);
  return { url: url.href, method, data: {} };
}

/** Follows a redirect in the window of `document`. @throws UnsafeLinkError */
export function followRedirect({ url, method, data }: Redirect, document: Document): void {
  const target = safeUrl(url, document.baseURI);
  if (method === 'GET') {
    document.defaultView?.location.assign(target.href);
    return;
  }
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = target.href;
  form.hidden = true;
  for (const [name, value] of Object.entries(data)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` would hide the form's `submit` method.
  HTMLFormElement.prototype.submit.call(form);
}
