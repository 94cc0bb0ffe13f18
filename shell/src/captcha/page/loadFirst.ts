/** One source that hangs leaves time for the others within the 30 s that loading may take. */
const sourceLimitMs = 8_000;

/** Runs a script of the first of its addresses that has it. Rejects when none has. */
export async function loadFirst(addresses: readonly string[], document: Document): Promise<void> {
  for (const address of addresses) {
    if (await load(address, document)) return;
  }
  throw new Error(addresses.join(' '));
}

function load(address: string, document: Document): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (isLoaded: boolean) => {
      clearTimeout(limit);
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    const limit = setTimeout(() => settle(false), sourceLimitMs);
    script.src = address;
    script.async = true;
    script.onload = () => settle(true);
    script.onerror = () => settle(false);
    document.head.append(script);
  });
}
