/** `TokenExpired` is found as one word, and by each of its words. */
const words = (term) => [
  term.toLowerCase(),
  ...(/[a-z][A-Z]/.test(term) ? term.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase()) : []),
];

/** The search forgives a wrong letter in long words only: `lost` is not `host`. */
const fuzziness = (term) => (term.length > 5 ? 0.2 : false);

/**
 * The content of the search index. The build writes the index with these options, and the page reads it with them.
 * @type {import('minisearch').Options}
 */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading'],
  processTerm: words,
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: fuzziness, combineWith: 'AND' },
};
