import type { Operator } from './operator';

/** One rule of the API contract and the check of whether a running API keeps it. */
export interface Row {
  /** Unique among all rows. */
  name: string;
  /** The document with the rule. */
  section: Section;
  /** True for a row that creates something in the operator's system. It runs only with `--allow-payments`. */
  isPayment?: boolean;
  /**
   * Resolves if the API keeps the rule.
   * @throws Failure if it does not, Skipped if the row cannot be checked here.
   */
  run(operator: Operator): Promise<void>;
}

/** Related rows. They run in order: a later row may use what an earlier row created. */
export interface RowGroup {
  title: string;
  /** Creates new rows for each run, so that no row keeps state between runs. */
  createRows(): readonly Row[];
}

/** A page of this repository and the anchor of a heading on it. */
export type Section = `docs/${string}.md#${string}`;
