/** The name of the page's element that lists the files of the first form, by URL, separated by spaces. */
const listName = 'paywidget-form';

/**
 * Puts the files of the form that most methods open into the browser's cache, once the player has pressed a method: what shows
 * the form is still on its way. Whoever needs a file requests it as usual and checks its hash, so nothing here is trusted. A
 * preload would not do: browsers keep a broken one, and the form could not be loaded again.
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
