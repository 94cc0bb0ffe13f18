type Rules = Pick<Intl.PluralRules, 'select' | 'resolvedOptions'>;

const rulesOf = (categories: Intl.LDMLPluralRule[], select: (count: number) => Intl.LDMLPluralRule) =>
  ({ select, resolvedOptions: () => ({ pluralCategories: categories }) }) as Rules;

/** A counted noun stays singular: `5 рӯз`. */
const other = rulesOf(['other'], () => 'other');
const oneOrOther = rulesOf(['one', 'other'], (count) => (count === 1 ? 'one' : 'other'));

/** The plural rules of languages that some browsers do not know. CLDR has none for Tajik. */
const ownRules = new Map([
  ['az', oneOrOther],
  ['kk', oneOrOther],
  ['ky', oneOrOther],
  ['tg', other],
  ['uz', oneOrOther],
]);

/**
 * Returns the widget's plural rules of a language if the browser has none. Otherwise the browser would use the rules of the
 * browser's language, and the texts do not have the forms of that language.
 */
export function pluralRulesOf(language: string): Rules | undefined {
  const group = language.toLowerCase().split('-')[0] ?? language;
  const own = ownRules.get(group);
  return own && (group === 'tg' || Intl.PluralRules.supportedLocalesOf(group).length === 0) ? own : undefined;
}
