export interface DropdownOption {
  value: string;
  label: string;
  /** Small type beside the label, found by the search too: a dial prefix, a code. */
  detail?: string;
  /** A country whose flag stands before the label: two letters. */
  flag?: string;
  /** A currency whose icon stands before the label: its code. */
  currency?: string;
}

/** More options than this have a search (specification, section 5). */
const mostWithoutSearch = 5;

export const hasSearch = (options: readonly DropdownOption[]): boolean => options.length > mostWithoutSearch;

/** Letters without their marks, so that `cote` finds `Côte d’Ivoire`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that match: those whose label starts with the text, then those that contain it. */
export function searchOptions(options: readonly DropdownOption[], text: string): DropdownOption[] {
  const sought = plain(text.trim());
  const starting = options.filter(({ label }) => plain(label).startsWith(sought));
  const containing = options.filter(
    (option) =>
      !starting.includes(option) && plain(`${option.label} ${option.detail ?? ''}`).includes(sought),
  );
  return [...starting, ...containing];
}
