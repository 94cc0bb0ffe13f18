import type { EmbedOptions } from '../../handover/embedOptions';

const height = '589';
const prefix = 'paywidget-';

/**
 * Returns `paywidget-` with the lowest number that no frame of the page uses yet. The name is the same after a reload of the
 * host's page. By this name, the widget finds an interrupted payment again.
 */
export function freeName(document: Document): string {
  let number = 1;
  while (document.querySelector(`iframe[name=${prefix}${number}]`)) number += 1;
  return prefix + number;
}

/**
 * The URL of the first page: the transaction in the path, the theme in the query. With the theme in the URL, the widget
 * renders with it before the first message arrives.
 */
export function frameUrl(
  root: string,
  { transaction, theme, payload, user }: Pick<EmbedOptions, 'transaction' | 'theme' | 'payload' | 'user'>,
): string {
  const url = new URL(transaction ?? '', root);
  const lang = user?.locale ?? user?.lang;
  const view = payload?.widgetViewType ?? user?.widgetViewType;
  // The language and the view are hints for loading the right files early. The `loaded` message decides.
  for (const [name, value] of Object.entries({ theme, lang, view })) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Creates the widget's frame, not yet in the document. Sets styles through `style`, which a strict style-src policy
 * allows.
 */
export function createFrame(document: Document, name: string, src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    name,
    title,
    width: '100%',
    height,
    // Browsers that cannot share warn about a permission that they do not know.
    allow: `payment; clipboard-write${'share' in navigator ? '; web-share' : ''}`,
    // Browsers without `ancestorOrigins` give the widget the host's origin only through the referrer.
    referrerPolicy: 'strict-origin',
    src,
  });
  // With another color scheme, a dark page would show a white frame until it has loaded.
  frame.style.cssText = 'display:block;border:0;color-scheme:normal';
  return frame;
}
