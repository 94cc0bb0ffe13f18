/** The languages, separated by spaces, then `|label` of each. The deploy command replaces the placeholder with `header.close`. */
const [languages = '', ...labels] = '__PAYWIDGET_CLOSE_LABELS__'.split('|');

/** Returns the name of a close button for a locale such as `pt-BR`. In English if there is no text in the language. */
export function closeLabelFor(locale: unknown): readonly [lang: string, label: string] {
  const [wanted = ''] = String(locale).split(/[-_]/);
  const label = labels[languages.split(' ').indexOf(wanted)];
  return label ? [wanted, label] : ['en', 'Close'];
}
