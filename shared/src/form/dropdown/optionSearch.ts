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

/** Removes diacritics and lowers the case, so that `cote` finds `Côte d’Ivoire`. */
const normalized = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the matching options: first those whose label starts with the text, then those that contain it. */
export function searchOptions(options: readonly DropdownOption[], text: string): DropdownOption[] {
  const query = normalized(text.trim());
  const starting = options.filter(({ label }) => normalized(label).startsWith(query));
  const containing = options.filter(
    (option) =>
      !starting.includes(option) && normalized(`${option.label} ${option.detail ?? ''}`).includes(query),
  );
  return [...starting, ...containing];
}
