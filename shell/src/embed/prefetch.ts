/** The paths of the first screen's files, put in when the widget is deployed. */
const firstFiles = '__PAYWIDGET_FIRST_FILES__'.split(' ').filter((path) => path.startsWith('/'));

/**
 * Has the browser fetch the first screen's files while the frame's page is still being asked for. Only for a widget at
 * the page's own origin: browsers keep a cache apart for frames of other sites.
 */
export function prefetch(document: Document, root: URL): void {
  if (root.origin !== document.defaultView?.location.origin) return;
  for (const path of firstFiles) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = new URL(path, root).href;
    document.head.append(link);
  }
}
