import { countryName, latinName } from '@paywidget/shared/i18n';

export interface DropdownOption {
  value: string;
  label: string;
  /** Secondary text beside the label, such as a dial prefix or a code. Included in the search. */
  detail?: string;
  /** Two-letter code of a country whose flag is shown before the label. */
  flag?: string;
  /** Code of a currency whose icon is shown before the label. */
  currency?: string;
}

/** A dropdown with more options has a search field. */
const maxOptionsWithoutSearch = 5;

export const hasSearch = (options: readonly DropdownOption[]): boolean =>
  options.length > maxOptionsWithoutSearch;

/** Removes case, accents and characters that forbid or allow a line break, so that `cote` finds `Côte d’Ivoire`. */
const normalized = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD\u2060]/gu, '')
    .toLowerCase();

/**
 * Returns the matching options: first the options whose label starts with the text, then the options whose label contains
 * it. A country is also found by its English name, and by its name in Latin letters.
 */
export function searchOptions(options: readonly DropdownOption[], text: string): DropdownOption[] {
  const query = normalized(text.trim());
  if (query === '') return [...options];
  const starting: DropdownOption[] = [];
  const containing: DropdownOption[] = [];
  for (const option of options) {
    const { label, flag, detail = '' } = option;
    const names = (flag ? [label, countryName(flag, 'en'), latinName(label)] : [label]).map(normalized);
    if (names.some((name) => name.startsWith(query))) starting.push(option);
    else if ([...names, normalized(`${label} ${detail}`)].some((name) => name.includes(query)))
      containing.push(option);
  }
  return [...starting, ...containing];
}
