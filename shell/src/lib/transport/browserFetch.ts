/** The widget's only reference to the browser's `fetch`. Code that needs the network gets it as a parameter. */
export const browserFetch: typeof fetch = (input, init) => fetch(input, init);
