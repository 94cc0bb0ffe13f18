import { fileURLToPath } from 'node:url';

/** Resolves a path from the repository's root. */
const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const root = fromRoot('');

/** The output of `npm run build`: the root of the site. */
export const distFolder = fromRoot('dist');

/** The widget as one bundle, without federation, built by `single/webpack.config.mjs`. */
export const singleFolder = fromRoot('node_modules/.cache/bench/single');

/** The script of the Adyen page, built by `adyen/webpack.config.mjs`. */
export const adyenFolder = fromRoot('node_modules/.cache/bench/adyen');

/** All samples of the last run, as JSON. */
export const lastRunFile = fromRoot('node_modules/.cache/bench/last.json');
