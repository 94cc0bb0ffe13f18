/** So many characters at each end are what people compare (specification, section 9, "Address display"). */
const markedLength = 5;

/** An address in the parts that it is read by; one too short to have a middle is all start. */
export interface MarkedEnds {
  start: string;
  middle: string;
  end: string;
}

/** The first 5 and last 5 characters of an address, and what stands between them. */
export function markedEnds(address: string): MarkedEnds {
  if (address.length <= 2 * markedLength) return { start: address, middle: '', end: '' };
  return {
    start: address.slice(0, markedLength),
    middle: address.slice(markedLength, -markedLength),
    end: address.slice(-markedLength),
  };
}
