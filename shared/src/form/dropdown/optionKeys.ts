import type { DropdownOption } from './optionSearch';

const page = 10;

/**
 * Where a key leads among so many options, by index; `undefined` for keys that do not move. Up and down go round;
 * Home and End belong to the search's text where there is one.
 */
function movedTo(key: string, active: number, count: number, isSearching: boolean): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(active + page, last);
    case 'PageUp':
      return Math.max(active - page, 0);
    case 'Home':
      return isSearching ? undefined : 0;
    case 'End':
      return isSearching ? undefined : last;
    default:
      return undefined;
  }
}

/** The next option after the active one whose label starts with a typed letter; the search goes round. */
function startingWith(
  letter: string,
  options: readonly DropdownOption[],
  active: number,
): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const indexes = options.map((_, index) => (active + 1 + index) % options.length);
  return indexes.find((index) => options[index]?.label.toLowerCase().startsWith(letter.toLowerCase()));
}

export type KeyMeaning = { type: 'open' | 'move'; to: number } | { type: 'choose' | 'close' };

export interface KeySituation {
  isOpen: boolean;
  isSearchable: boolean;
  /** What is listed, or would be. */
  options: readonly DropdownOption[];
  /** By index: what the keys have reached; while it is closed, what is chosen. */
  active: number;
}

/**
 * What a key means to a dropdown, by the combobox patterns of the ARIA practices guide; `undefined` for keys that
 * are none of its business. Enter and space on a closed one are presses of its button.
 */
export function meaningOf(
  key: string,
  { isOpen, isSearchable, options, active }: KeySituation,
): KeyMeaning | undefined {
  const byLetter = isSearchable ? undefined : startingWith(key, options, active);
  if (!isOpen) {
    const to = key === 'ArrowDown' || key === 'ArrowUp' ? active : byLetter;
    return to === undefined ? undefined : { type: 'open', to };
  }
  const to = movedTo(key, active, options.length, isSearchable) ?? byLetter;
  if (to !== undefined) return { type: 'move', to };
  if (key === 'Enter' || (key === ' ' && !isSearchable)) return { type: 'choose' };
  return key === 'Escape' ? { type: 'close' } : undefined;
}
