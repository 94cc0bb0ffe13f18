/** The name of the page's element that lists the files of the first form, by URL, separated by spaces. */
const listName = 'paywidget-form';

/**
 * When the player has pressed a method, puts the files of the form that most methods open into the browser's cache. The code
 * that shows the form is still on its way. Code that needs a file requests it as usual and checks its hash, so the widget
 * trusts no file because of this step. Preloads would not work: browsers keep a broken preload, and then the form could not
 * be loaded again.
 * @param texts the URLs of the form's texts
 */
export function cacheFormFiles(
  document: Document,
  fetch: typeof globalThis.fetch,
  texts: readonly string[],
): void {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="${listName}"]`)?.content.split(' ') ?? [];
  for (const url of [...files, ...texts])
    fetch(url).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
}
