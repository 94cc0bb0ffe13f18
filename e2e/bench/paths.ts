import { fileURLToPath } from 'node:url';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const root = inRoot('');

/** The output of `npm run build`: the root of the site. */
export const distFolder = inRoot('dist');

/** The same code as one bundle, built by `single/webpack.config.mjs`. */
export const singleFolder = inRoot('node_modules/.cache/bench/single');

/** The Adyen page's script, built by `adyen/webpack.config.mjs`. */
export const adyenFolder = inRoot('node_modules/.cache/bench/adyen');

/** Contains all samples of the last run. */
export const lastRunFile = inRoot('node_modules/.cache/bench/last.json');
