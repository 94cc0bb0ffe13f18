/**
 * Stands for the parts of react-query that the widget does not use, and that the library creates all the same: mutations (the
 * submitters of deposits and withdrawals have rules of their own) and infinite queries. They are 6 kB of every first screen.
 * `unusedQueries.test.ts` fails when somebody begins to use them.
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
