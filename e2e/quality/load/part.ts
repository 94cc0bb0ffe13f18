/** The results of one part of the load test, as a section of `docs/LOAD.md`. */
export interface Part {
  title: string;
  /** What was done, and what bounds hold. */
  text: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** What broke a bound. Empty if all hold. */
  broken: readonly string[];
}

export type Log = (line: string) => void;
