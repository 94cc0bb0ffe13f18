/**
 * Stands in for what only effects and handlers of the list's components use (`aliases` in webpack.config.mjs): none runs before React takes
 * the list over.
 */
export class FocusHistory {}

export const useKeyboardScroll = () => {};
