import type { EmbedOptions } from './options';

const height = '589';
const prefix = 'paywidget-';

/**
 * The lowest number that no frame of the page has. It is the same after a reload of the host's page, so that the
 * instance finds its interrupted payment again.
 */
export function freeName(document: Document): string {
  const names = new Set([...document.querySelectorAll('iframe')].map(({ name }) => name));
  let number = 1;
  while (names.has(prefix + number)) number += 1;
  return prefix + number;
}

/** The page to start on: the transaction in the path; the theme in the query, so that it is there before any message. */
export function frameUrl(
  root: string,
  { transaction, theme, payload, user }: Pick<EmbedOptions, 'transaction' | 'theme' | 'payload' | 'user'>,
): string {
  const url = new URL(transaction ?? '', root);
  const lang = user?.locale ?? user?.lang;
  const view = payload?.widgetViewType ?? user?.widgetViewType;
  // Language and view are only expectations, which let the right files start early.
  for (const [name, value] of Object.entries({ theme, lang, view })) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url.href;
}

/** The widget's frame, not yet in the document. Styles go through properties, which a strict style policy allows. */
export function createFrame(document: Document, name: string, src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = title;
  frame.width = '100%';
  frame.height = height;
  frame.allow = 'payment; clipboard-write; web-share';
  // Browsers without ancestorOrigins know the host by this.
  frame.referrerPolicy = 'strict-origin';
  frame.style.display = 'block';
  frame.style.border = '0';
  // With a scheme of its own a dark page would paint the frame white before it has loaded.
  frame.style.colorScheme = 'normal';
  frame.src = src;
  return frame;
}
