import { createDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { expect, requireRejection, requireSuccess, skipForCaptcha } from '../assertions';
import { createRequestFor, redirectKind } from '../createRequests';
import { Skipped } from '../fault';
import { idOf } from '../idempotencyRows';
import { createKey, type Operator } from '../operator';
import type { Row, RowGroup } from '../row';

function secondTokenOf({ options: { secondToken } }: Operator): string {
  if (!secondToken) throw new Skipped('needs two players: pass the other’s token with --second-token');
  return secondToken;
}

async function created(operator: Operator) {
  const { method, payload } = await createRequestFor(redirectKind, operator);
  const key = createKey();
  const answer = await operator.send(createDeposit, payload, { key });
  skipForCaptcha(answer);
  requireSuccess(answer);
  return { method, payload, key, id: idOf(answer) ?? '' };
}

const rows: readonly Row[] = [
  {
    name: 'players: the deposit of another player is rejected',
    section: 'docs/rules/wire.md#errors',
    isPayment: true,
    async run(operator) {
      const token = secondTokenOf(operator);
      const { id, method } = await created(operator);
      const payload = { depositId: id, paymentMethod: method.name };
      const answer = await operator.call(fetchDepositStatus, payload, { token });
      requireRejection(answer, { effect: 'Players see one another’s deposits' });
    },
  },
  {
    name: 'players: a key belongs to one player',
    section: 'docs/rules/deposits.md#idempotency-keys',
    isPayment: true,
    async run(operator) {
      const token = secondTokenOf(operator);
      const { payload, key, id } = await created(operator);
      const answer = await operator.send(createDeposit, payload, { key, token });
      const effect = 'Players see one another’s deposits';
      expect(idOf(answer) !== id, answer, `a deposit of the player’s own, not ${id}`, effect);
    },
  },
];

export const players: RowGroup = { title: 'Two players', createRows: () => rows };
