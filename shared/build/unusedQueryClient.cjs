const { parse } = require('acorn');

/** Methods of react-query's client for what `unusedQueries.mjs` leaves out: mutations and infinite queries. */
const unused = [
  'isMutating',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
];

/**
 * A webpack loader that removes these methods. `unusedQueries.test.ts` fails if the library has changed or if something uses one of
 * them.
 *
 * @param {string} source
 */
module.exports = function withoutUnused(source) {
  const missing = new Set(unused);
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const classes = body.flatMap(({ declarations = [] }) => declarations.map(({ init }) => init));
  let text = source;
  for (const { key, start, end } of classes.flatMap((one) => one?.body?.body ?? []).reverse()) {
    if (missing.delete(key.name)) text = text.slice(0, start) + text.slice(end);
  }
  if (missing.size > 0) throw new Error(`react-query's client has no ${[...missing].join(', ')}`);
  return text;
};
