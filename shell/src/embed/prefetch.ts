import type { EmbedOptions } from '../handover/embedOptions';

/**
 * The folder of the first screen's files, then their five names. The last one is the script that starts the widget. The
 * deploy command replaces the placeholder.
 */
const [folder, ...names] = '__PAYWIDGET_FIRST_FILES__'.split(' ');

/**
 * Firefox checks a prefetch against `default-src` alone. It logs a violation in a page whose policy allows only the widget's
 * scripts and frames.
 */
const isReportedByPolicies = () => CSS.supports('-moz-appearance', 'none');

/**
 * Prefetches the first screen's files while the frame's page is loading. The list of deposits does not need the script that
 * starts the widget. This script would only delay the list. Prefetches only for a widget at the page's own origin, because
 * browsers use a separate cache for frames of other sites.
 */
export function prefetch(document: Document, root: URL, transaction: EmbedOptions['transaction']): void {
  if (root.origin !== location.origin || isReportedByPolicies()) return;
  // Only once: otherwise a page that opens the widget again and again would collect links.
  for (const name of names.splice(0, transaction === 'withdrawal' ? 5 : 4)) {
    const href = new URL(`${folder}${name}`, root).href;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}
