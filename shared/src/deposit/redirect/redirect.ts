import * as z from 'zod/mini';

/** Where the player is sent to pay. A GET's data is part of its address already. */
export const Redirect = z.object({
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  data: z.record(z.string(), z.string()),
});
export type Redirect = z.infer<typeof Redirect>;

/** An address that is not followed, because it is neither http nor https (specification, section 5, "Captcha and links"). */
export class UnsafeLinkError extends Error {
  override readonly name = 'UnsafeLinkError';
  constructor(readonly link: string) {
    super(`Unsafe link: ${link.slice(0, 100)}`);
  }
}

/**
 * An address that may be navigated to, absolute.
 * @throws UnsafeLinkError for javascript:, data:, file:, blob:, about:, chrome: and whatever else is not http(s).
 */
export function safeUrl(link: string, base: string): URL {
  const url = parsedUrl(link, base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new UnsafeLinkError(link);
  return url;
}

/** `URL.parse`, which older phones lack. */
function parsedUrl(link: string, base: string): URL | null {
  try {
    return new URL(link, base);
  } catch {
    return null;
  }
}

/**
 * The redirect to a source that may be relative to `base`: a GET's data joins the query, a POST's stays a form's.
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
  // A field of the provider's may be named `submit`, and would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
}
