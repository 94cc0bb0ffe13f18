import { rejectOnAbort } from '../lib/scheduling/rejectOnAbort';

/** How long, in ms, an unused answer is current. A page in a frame refreshes its copy at the same age. */
const maxAgeMs = 60_000;

interface EarlyAnswer {
  url: string;
  askedAt: number;
  response: Promise<Response>;
}

/** The answer to the first request, until it is used or has failed. */
let early: EarlyAnswer | undefined;

/** Requests `config.json` ahead of `mount`. @param root the absolute URL of the deployment's root, with a trailing slash */
export function requestConfiguration(root: string, fetch: typeof globalThis.fetch): void {
  const url = new URL('config.json', root).href;
  const asked: EarlyAnswer = { url, askedAt: Date.now(), response: fetch(url, { cache: 'no-cache' }) };
  early = asked;
  const forget = () => {
    if (early === asked) early = undefined;
  };
  asked.response.then(({ ok }) => ok || forget(), forget);
}

/** Returns a `fetch` that answers the first request for `config.json` with the answer of the early request. */
export function withEarlyConfiguration(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    if (input !== early?.url) return fetch(input, init);
    const { askedAt, response } = early;
    early = undefined;
    if (Date.now() - askedAt >= maxAgeMs) return fetch(input, init);
    return Promise.race([response, rejectOnAbort(init?.signal)]);
  };
}
