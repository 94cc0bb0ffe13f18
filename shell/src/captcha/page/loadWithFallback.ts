/** The time limit for one URL, in ms. It leaves time for the other URLs within the captcha's 30 s for loading. */
const sourceTimeoutMs = 8_000;

/** Loads and runs a script, trying its URLs in order. Rejects if none of them loads. */
export async function loadWithFallback(urls: readonly string[], document: Document): Promise<void> {
  for (const url of urls) {
    if (await load(url, document)) return;
  }
  throw new Error(urls.join(' '));
}

function load(url: string, document: Document): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const finish = (isLoaded: boolean) => {
      clearTimeout(timer);
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(() => finish(false), sourceTimeoutMs);
    script.src = url;
    script.async = true;
    script.onload = () => finish(true);
    script.onerror = () => finish(false);
    document.head.append(script);
  });
}
