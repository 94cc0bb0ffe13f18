/**
 * The oldest browsers that the widget is built for, by their names in MDN's compatibility data. Edge and Android's System
 * WebView have the versions of Chrome. docs/BROWSERS.md says why.
 */
export const oldest = {
  chrome: 111,
  firefox: 121,
  safari: 16.4,
  safari_ios: 16.4,
} as const;

/** What the oldest browsers lack and the build uses all the same, with what is different without it. */
export const optional: Readonly<Record<string, string>> = {};
