import { trustScripts } from '@paywidget/shared/build/trustedScripts';

/**
 * The page names some files without requesting them, in `<link data-later>`: they would take the connection from what the
 * first list needs. `data-later` says how they are requested: `script`, `preload`, or `list` for the script that draws the list,
 * which the page preloads.
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
