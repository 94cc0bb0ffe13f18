/** The first part of the keys under which the browser stores payments under way. */
export const attemptKeyPrefix = 'paywidget.attempt';
