/**
 * Replaces the parts of react-query that the library always includes and the widget does not use: mutations (the submitters of
 * deposits and withdrawals have rules of their own) and infinite queries. They would add 6 kB to every first screen.
 * `unusedQueries.test.ts` fails if something uses them.
 */

/** @public webpack puts it in the place of the library's */
export class MutationCache {
  clear() {}

  findAll() {
    return [];
  }

  resumePausedMutations() {
    return Promise.resolve();
  }
}

/** @public webpack puts it in the place of the library's */
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are not part of the build');
}

/** @public webpack puts it in the place of the library's */
export const hasNextPage = () => false;

/** @public webpack puts it in the place of the library's */
export const hasPreviousPage = () => false;
