/** Where a player is sent to pay. A GET's data is part of its address already. */
export interface Redirect {
  url: string;
  method: 'GET' | 'POST';
  data: Readonly<Record<string, string>>;
}

/** The addresses that may be navigated to: absolute, http or https (specification, section 5, "Captcha and links"). */
export function isSafe(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url.trim());
}

/**
 * Takes a window of this document's (`_self`, or `_top` around a frame) to the provider's page. An unsafe address is
 * not followed; answers whether it was.
 */
export function followRedirect(
  document: Document,
  { url, method, data }: Redirect,
  target: '_self' | '_top',
): boolean {
  if (!isSafe(url)) return false;
  const form = document.createElement('form');
  form.setAttribute('action', url);
  form.setAttribute('target', target);
  form.setAttribute('method', 'POST');
  form.hidden = true;
  for (const [name, value] of Object.entries(data)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  if (method === 'GET') {
    // A form's GET would replace the address's own query.
    document.defaultView?.open(url, target);
    return true;
  }
  document.body.append(form);
  // A provider's field may be called `submit`, which hides the form's own.
  HTMLFormElement.prototype.submit.call(form);
  return true;
}
