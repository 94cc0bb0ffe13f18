import type { Operator } from './operator';

/** One promise of the contract, and how to see whether a running API keeps it. */
export interface Row {
  /** Unique among all rows. */
  name: string;
  /** Where the contract says so. */
  section: Section;
  /** Creates something at the operator's: runs only where payments are allowed. */
  isPayment?: boolean;
  /**
   * Resolves where the promise is kept.
   * @throws Failure, or Skipped where it cannot be seen.
   */
  run(operator: Operator): Promise<void>;
}

/** Rows that belong together. They run in order, and later ones may build on what earlier ones created. */
export interface RowGroup {
  title: string;
  /** Made anew for each run, so that what rows remember ends with it. */
  createRows(): readonly Row[];
}

export type Section =
  | `contract, "${'Deployment' | 'Transports' | 'Errors' | 'Endpoints' | 'PaymentMethod' | 'FormField' | 'Deposit response' | 'Statuses and pushes' | 'Host messages'}"`
  | `decisions, section ${3 | 4 | 5 | 6}`;
