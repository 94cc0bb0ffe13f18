import { expect } from '../assertions';
import { withdrawalKind } from '../createRequests';
import { createIdempotencyRows } from '../idempotencyRows';
import { createRejectionRows } from '../rejectionRows';
import type { Row, RowGroup } from '../row';

export const withdrawals: RowGroup = {
  title: 'Withdrawals',
  createRows() {
    const name = 'withdrawal';
    const { rows, concurrentRow, requireCreated } = createIdempotencyRows({
      ...withdrawalKind,
      name,
      missingParts: () => [],
    });
    const status: Row = {
      name: `${name}: the answer has a status`,
      section: 'docs/rules/wire.md#statuses-and-pushes',
      isPayment: true,
      async run() {
        const { answer } = requireCreated();
        const { status } = answer.body as { status?: unknown };
        const effect = 'The widget shows the withdrawal as waiting';
        const isSent = status !== undefined && status !== null;
        expect(isSent, answer, 'status: expected a number or text, got nothing', effect);
      },
    };
    return [...rows, status, concurrentRow, ...createRejectionRows(name, withdrawalKind)];
  },
};
