import { setLanguage } from '../../lib/theme/setLanguage';

/** The English texts of the failure page. The locale files have the same keys. */
export const startFailedTexts: Readonly<Record<string, string>> = {
  'start.retry': 'Try again',
  'start.failed.title': 'Payments couldn’t start',
  'start.failed.text': 'No new payment was started. Check your connection and try again.',
};

/**
 * Shows a failure page in the widget's element. It needs neither React nor the widget's styles, because they may be missing.
 * @param theme `light`, `dark` or `auto`, the device's setting; null means light
 * @param language the language of the texts
 * @param text translates a key
 */
export function showPlainFailure(
  element: Element,
  theme: string | null,
  language: string,
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
  setLanguage(page, language);
  const retry = part('button', 'start.retry');
  retry.dataset.action = 'refresh';
  retry.addEventListener('click', onRetry);
  page.append(part('h1', 'start.failed.title'), part('p', 'start.failed.text'), retry);
  element.replaceChildren(page);
}
