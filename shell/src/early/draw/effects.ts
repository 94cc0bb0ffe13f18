/**
 * Stands in for code that only effects and handlers of the list's components use, and for components that no early list
 * shows (`aliases` in webpack.config.mjs). None of this code runs before React takes the list over.
 */
export class FocusHistory {}

export const useKeyboardScroll = () => {};

/** Icons that no list shows before React has loaded. */
export const laterIconPaths = {};
