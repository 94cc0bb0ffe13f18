import type { DropdownOption } from './optionSearch';

const pageSize = 10;

/**
 * Returns the index of the option that a navigation key moves to, or `undefined` for other keys. The up and down arrows wrap
 * around. With a search field, Home and End move the caret in its text instead.
 */
function movedIndex(key: string, active: number, count: number, isSearching: boolean): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(active + pageSize, last);
    case 'PageUp':
      return Math.max(active - pageSize, 0);
    case 'Home':
      return isSearching ? undefined : 0;
    case 'End':
      return isSearching ? undefined : last;
    default:
      return undefined;
  }
}

/** Returns the index of the next option after the active one whose label starts with the typed letter. Wraps around. */
function typeaheadIndex(
  letter: string,
  options: readonly DropdownOption[],
  active: number,
): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const indexes = options.map((_, index) => (active + 1 + index) % options.length);
  return indexes.find((index) => options[index]?.label.toLowerCase().startsWith(letter.toLowerCase()));
}

export type KeyAction = { type: 'open' | 'move'; to: number } | { type: 'choose' | 'close' };

export interface DropdownKeyState {
  isOpen: boolean;
  isSearchable: boolean;
  /** The listed options. For a closed dropdown, the options that it would list. */
  options: readonly DropdownOption[];
  /** Index of the active option. For a closed dropdown, index of the chosen option. */
  active: number;
}

/**
 * Returns the action of a key in a dropdown, following the combobox pattern of the ARIA practices guide, or `undefined` for
 * keys that the dropdown ignores. It ignores Enter and space while it is closed, because these keys press its button.
 */
export function keyActionOf(
  key: string,
  { isOpen, isSearchable, options, active }: DropdownKeyState,
): KeyAction | undefined {
  const byLetter = isSearchable ? undefined : typeaheadIndex(key, options, active);
  if (!isOpen) {
    const to = key === 'ArrowDown' || key === 'ArrowUp' ? active : byLetter;
    return to === undefined ? undefined : { type: 'open', to };
  }
  const to = movedIndex(key, active, options.length, isSearchable) ?? byLetter;
  if (to !== undefined) return { type: 'move', to };
  if (key === 'Enter' || (key === ' ' && !isSearchable)) return { type: 'choose' };
  return key === 'Escape' ? { type: 'close' } : undefined;
}
