/** English for a page that has nothing else. The same keys stand in the locales. */
export const startFailedTexts: Readonly<Record<string, string>> = {
  'start.retry': 'Try again',
  'start.failed.title': 'Payments could not start',
  'start.failed.text': 'No new payment has been started. Check your connection and try again.',
};

/**
 * A failure page without React or the widget's style, for when neither can be had. It stands where the widget would.
 * @param theme `light`, `dark`, or the device's own: `auto`; light where nobody said
 * @param text translates a key
 */
export function showPlainFailure(
  element: Element,
  theme: string | null,
  text: (key: string) => string,
  onRetry: () => void,
): void {
  const { ownerDocument } = element;
  const part = (tag: string, key: string) => {
    const made = ownerDocument.createElement(tag);
    made.textContent = text(key);
    return made;
  };
  const page = ownerDocument.createElement('div');
  page.dataset.failure = theme ?? 'light';
  page.setAttribute('role', 'alert');
  // The texts may be of any language, and nothing else tells which way they run.
  page.dir = 'auto';
  const retry = part('button', 'start.retry');
  retry.dataset.action = 'refresh';
  retry.addEventListener('click', onRetry);
  page.append(part('h1', 'start.failed.title'), part('p', 'start.failed.text'), retry);
  element.replaceChildren(page);
}
