/** The only `fetch` of the widget; whatever else reaches the network is given this one. */
export const browserFetch: typeof fetch = (input, init) => fetch(input, init);
