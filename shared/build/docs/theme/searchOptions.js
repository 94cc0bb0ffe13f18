/**
 * What the search index contains. The build writes the index with these options, and the page reads it with them.
 * @type {import('minisearch').Options}
 */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading'],
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};
