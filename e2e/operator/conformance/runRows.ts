import { Failure, type Fault, Skipped } from './fault';
import type { Operator } from './operator';
import type { Row, RowGroup, Section } from './row';

export type Outcome = 'ok' | 'fails' | 'skipped';

export interface Result {
  group: string;
  name: string;
  section: Section;
  outcome: Outcome;
  /** Why the row was skipped. */
  reason?: string;
  fault?: Fault;
  ms: number;
}

type RowResult = Pick<Result, 'outcome' | 'reason' | 'fault'>;

async function runRow(row: Row, operator: Operator): Promise<RowResult> {
  if (row.isPayment && !operator.options.allowsPayments) {
    return { outcome: 'skipped', reason: 'creates something: pass --allow-payments' };
  }
  try {
    await row.run(operator);
    return { outcome: 'ok' };
  } catch (error) {
    if (error instanceof Failure) return { outcome: 'fails', fault: error.fault };
    if (error instanceof Skipped) return { outcome: 'skipped', reason: error.message };
    throw error;
  }
}

/** Runs the rows in order, one at a time, because a row may use what an earlier row created. */
export async function runRows(
  groups: readonly RowGroup[],
  operator: Operator,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const { only } = operator.options;
  const isWanted = ({ name }: Row) => only.length === 0 || only.some((text) => name.includes(text));
  const results: Result[] = [];
  for (const { title, createRows } of groups) {
    for (const row of createRows().filter(isWanted)) {
      const start = performance.now();
      const rowResult = await runRow(row, operator);
      const { name, section } = row;
      const result = { group: title, name, section, ...rowResult, ms: Math.round(performance.now() - start) };
      results.push(result);
      onResult(result);
    }
  }
  return results;
}
