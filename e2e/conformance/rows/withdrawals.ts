import { withdrawalKind } from '../creations';
import { expect } from '../judge';
import { createKeyedRows } from '../keyedRows';
import { createRefusalRows } from '../refusalRows';
import type { Row, RowGroup } from '../row';

export const withdrawals: RowGroup = {
  title: 'Withdrawals',
  createRows() {
    const name = 'withdrawal';
    const { rows, together, requireMade } = createKeyedRows({ ...withdrawalKind, name, lacks: () => [] });
    const status: Row = {
      name: `${name}: the answer has a status`,
      section: 'contract, "Statuses and pushes"',
      isPayment: true,
      async run() {
        const { answer } = requireMade();
        const { status } = answer.body as { status?: unknown };
        const so = 'The withdrawal counts as waiting';
        const isSent = status !== undefined && status !== null;
        expect(isSent, answer, 'status: expected a number or text, got nothing', so);
      },
    };
    return [...rows, status, together, ...createRefusalRows(name, withdrawalKind)];
  },
};
