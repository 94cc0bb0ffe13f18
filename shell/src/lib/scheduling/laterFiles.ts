import { trustScripts } from '@paywidget/shared/build/trustedScripts';

/**
 * The page names some files without requesting them, in `<link data-later>`: they would take bandwidth from the files of the
 * first list. `data-later` says how to request them: `shell` for the shell's script, `script`, `preload`, `list` for the
 * script that draws the list, which the page preloads, or `form` for the style sheets of an early form.
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

/** Requests the shell's script. A second call does nothing. */
export function requestShell(document: Document): void {
  for (const link of linksOf(document, 'shell')) addScript(document, link);
}

/** Runs the script that draws the list. */
export function runListScript(document: Document): void {
  for (const link of linksOf(document, 'list')) addScript(document, link);
}

/**
 * Requests the style sheets of forms. Resolves when they apply.
 * @throws Error if one of them fails
 */
export async function requestFormStyles(document: Document): Promise<void> {
  await Promise.all([...linksOf(document, 'form')].map(addSheet));
}

/** Makes the link different from the link of the widget, because the widget reports a failure of its own link. */
const ownFragment = '#early';

function addSheet(link: HTMLLinkElement): Promise<unknown> {
  link.removeAttribute('data-later');
  const sheet = link.cloneNode() as HTMLLinkElement;
  const loaded = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
  Object.assign(sheet, { rel: 'stylesheet', href: link.href + ownFragment });
  link.replaceWith(sheet);
  return loaded;
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
