/**
 * The oldest browsers for which the widget is built, by their names in MDN's compatibility data. Edge and Android's System
 * WebView have the versions of Chrome. docs/guides/browsers.md gives the reasons.
 */
export const oldest = {
  chrome: 111,
  firefox: 121,
  safari: 16.4,
  safari_ios: 16.4,
} as const;

/**
 * The features that the build uses although an oldest browser does not have them, each with the difference without the
 * feature. A property stands for all its values.
 */
export const optional: Readonly<Record<string, string>> = {
  ':dir': 'For readers from right to left, screens move in from the other side',
  '@media (scripting)': 'Without JavaScript, the placeholder is shown above the message',
  'contain-intrinsic-block-size': 'As for content-visibility',
  'content-visibility': 'Long lists are laid out at once',
  cursor: 'Phones have no pointer',
  'font-family: ui-monospace': 'The next font of the list is used',
  'forced-color-adjust': 'It matters only in high-contrast modes, which Safari does not have',
  'grid-template-rows: subgrid': 'Labels of fields in one row may be at different heights',
  'hyphenate-limit-chars': 'Short words may be hyphenated too',
  hyphens: 'Long words break without a hyphen',
  'scrollbar-color': 'Scrollbars have the colours of the device',
  'scrollbar-gutter': 'Beside a scrollbar that takes room, the button is wider than the form',
  'scrollbar-width': 'The carousel of bonuses has a scrollbar',
  'text-align: match-parent':
    'For readers from right to left, addresses may be at the other side of their row',
  'text-size-adjust': 'The page is made for phones, so no text is enlarged',
  'text-wrap': 'Lines of a heading differ more in length',
  'user-select': 'A long press may select the text of a button',
  'word-break: auto-phrase': 'Japanese breaks between any two characters',
  'Uint8Array.fromHex()': 'The library checks for it first',
  '.toHex()': 'The library checks for it first',
  '.moveBefore()': 'Checked first. A preloaded frame loads again, from the cache',
  '.startViewTransition()': 'The router has it, and the widget does not ask for it',
};

/** Methods of the project and of libraries that have the name of a newer browser method. */
export const namesakes: readonly string[] = ['.dispose()', '.escape()', '.take()'];
