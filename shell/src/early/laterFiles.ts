import { trustScripts } from '@paywidget/shared/build/trustedScripts';

/**
 * The page names some files without requesting them, in `<link data-later>`: they would take the connection from what the
 * first list needs. `data-later` says how they are requested: `script`, `preload`, `list` for the script that draws the list,
 * which the page preloads, or `form` for the list of the first form's files.
 */
const linksOf = (document: Document, kind: string) =>
  document.querySelectorAll<HTMLLinkElement>(`link[data-later="${kind}"]`);

function addScript(document: Document, link: HTMLLinkElement): void {
  const script = document.createElement('script');
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
  Object.assign(script, { async: true, src: trustScripts()(link.href), crossOrigin: 'anonymous' });
  document.head.append(script);
  link.remove();
}

/** Runs the script that draws the list. */
export function runListScript(document: Document): void {
  for (const link of linksOf(document, 'list')) addScript(document, link);
}

/** Requests the files that are needed after the first list. A second call does nothing. */
export function requestLaterFiles(document: Document): void {
  for (const link of linksOf(document, 'script')) addScript(document, link);
  for (const link of linksOf(document, 'preload')) {
    link.removeAttribute('data-later');
    const preload = link.cloneNode() as HTMLLinkElement;
    preload.rel = 'preload';
    link.replaceWith(preload);
  }
}

/** A file to preload, as `<link rel="preload">` needs it. */
export interface PreloadedFile {
  href: string;
  as: string;
  integrity: string;
}

/** Preloads files. */
export function preloadFiles(document: Document, files: readonly PreloadedFile[]): void {
  for (const { href, as, integrity } of files) {
    const link = document.createElement('link');
    link.setAttribute('integrity', integrity);
    link.setAttribute('as', as);
    Object.assign(link, { rel: 'preload', href });
    // The mode of the later request, without which the browser would fetch the file again.
    if (as !== 'style') link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** Returns the files of the first form, so that they are there when a method is pressed. Empty the second time. */
export async function formFilesIn(
  document: Document,
  fetch: typeof globalThis.fetch,
): Promise<PreloadedFile[]> {
  const [link] = linksOf(document, 'form');
  if (!link) return [];
  link.remove();
  const response = await fetch(link.href, { integrity: link.getAttribute('integrity') ?? '' });
  return response.ok ? response.json() : [];
}
