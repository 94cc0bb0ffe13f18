/** Number of marked characters at each end. */
const markedLength = 5;

/** The parts of an address. A short address without a middle is all `start`. */
export interface MarkedEnds {
  start: string;
  middle: string;
  end: string;
}

/** Splits an address into its first 5 characters, its last 5 characters and the middle. */
export function markedEnds(address: string): MarkedEnds {
  if (address.length <= 2 * markedLength) return { start: address, middle: '', end: '' };
  return {
    start: address.slice(0, markedLength),
    middle: address.slice(markedLength, -markedLength),
    end: address.slice(-markedLength),
  };
}
