/**
 * Stands in for what only effects and handlers of the list's components use, and for what no list shows (`aliases` in
 * webpack.config.mjs): none of it runs before React takes the list over.
 */
export class FocusHistory {}

export const useKeyboardScroll = () => {};

/** The icons that no list shows before React. */
export const laterIconPaths = {};
