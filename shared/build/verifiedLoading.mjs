/**
 * Loads the chunks of a build so that the browser checks each one against its integrity hash.
 *
 * A table beside the build's files holds the hashes. The build's entry contains the hash of the table, and the hashes of the
 * files that it always needs. So the hashes in the page cover all files, and the first screen does not load the hashes of
 * later files.
 *
 * Webpack's runtime contains a copy of the text of this function. It replaces webpack's function that loads a script. The
 * function cannot use anything outside of itself, and cannot contain comments of several lines.
 *
 * @param {{ p: string, l?: unknown, verify?: unknown }} webpackRequire webpack's runtime. `p` is the base URL of the files
 * @param {{ file: string, integrity: string, first: Record<string, string> }} table the table's file and its hash, and the
 * hashes that are known without the table
 */
export function loadVerified(webpackRequire, table) {
  const timeoutMs = 6_000;
  const absolute = (url) => new URL(url, location.href).href;
  const requested = new Set();
  let loading;

  const read = async () => {
    const cache = requested.has(table.file) ? 'reload' : 'default';
    requested.add(table.file);
    const response = await fetch(webpackRequire.p + table.file, { integrity: table.integrity, cache });
    return response.json();
  };

  // Returns the integrity hash of a file. Rejects if the table cannot be loaded, or does not list the file. A file is
  // requested again only if it failed. It is then fetched past the browser's cache, where it could stay broken for good.
  const verify = async (url) => {
    if (requested.has(url)) await fetch(url, { cache: 'reload' }).catch(() => {});
    requested.add(url);
    const file = absolute(url).slice(absolute(webpackRequire.p).length);
    const known = table.first[file];
    if (known) return known;
    loading ??= read();
    try {
      const { [file]: integrity } = await loading;
      if (!integrity) throw new Error(`No integrity hash is known for ${url}`);
      return integrity;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  // Returns the page's own element for a script, else adds one.
  const scriptFor = async (url) => {
    for (const element of document.scripts) if (element.src === absolute(url)) return element;
    const script = document.createElement('script');
    script.integrity = await verify(url);
    script.crossOrigin = 'anonymous';
    script.src = window.paywidgetTrust(url);
    document.head.append(script);
    return script;
  };

  // Returns the event that webpack expects: what happened, and the file that it happened to.
  const load = async (url) => {
    let script;
    let timer;
    const [type, file] = await new Promise((resolve) => {
      timer = setTimeout(resolve, timeoutMs, ['timeout', url]);
      scriptFor(url).then(
        (element) => {
          script = element;
          script.addEventListener('load', () => resolve(['load', url]));
          script.addEventListener('error', () => resolve(['error', url]));
        },
        () => resolve(['error', webpackRequire.p + table.file]),
      );
    });
    clearTimeout(timer);
    script?.remove();
    return { type, target: { src: absolute(file) } };
  };

  webpackRequire.verify = verify;
  webpackRequire.l = async (url, done) => done(await load(url));
}
