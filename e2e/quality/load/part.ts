/** The results of one part of the load test, as a section of `docs/reports/load.md`. */
export interface Part {
  title: string;
  /** The description of this part: its steps, and its bounds. */
  text: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The broken bounds. Empty if all bounds hold. */
  broken: readonly string[];
}

export type Log = (line: string) => void;
