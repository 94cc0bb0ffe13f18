/** A redirect to a provider's page. For a GET, the data is already part of the URL. */
export interface Redirect {
  url: string;
  method: 'GET' | 'POST';
  data: Readonly<Record<string, string>>;
}

/** True for absolute http and https URLs. The widget navigates to no other URLs, such as `javascript:` or `data:`. */
export function isSafe(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url.trim());
}

/**
 * Navigates this document's window (`_self`), or the top window around its frame (`_top`), to the provider's page.
 * Returns false, without navigating, if the URL is not safe.
 */
export function followRedirect(
  document: Document,
  { url, method, data }: Redirect,
  target: '_self' | '_top',
): boolean {
  if (!isSafe(url)) return false;
  if (method === 'GET') {
    // A GET form would replace the query of the URL.
    window.open(url, target);
    return true;
  }
  const form = document.createElement('form');
  // Before the fields: a field named `action` would hide this property.
  Object.assign(form, { action: url, target, method, hidden: true });
  for (const [name, value] of Object.entries(data)) {
    const field = document.createElement('input');
    form.append(Object.assign(field, { type: 'hidden', name, value }));
  }
  document.body.append(form);
  // A field named `submit` would hide the form's `submit` method.
  HTMLFormElement.prototype.submit.call(form);
  return true;
}
