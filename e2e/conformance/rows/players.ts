import { createDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { createBody, redirectKind } from '../creations';
import { Skipped } from '../fault';
import { expect, requireRefusal, requireSuccess, skipForCaptcha } from '../judge';
import { idOf } from '../keyedRows';
import { createKey, type Operator } from '../operator';
import type { Row, RowGroup } from '../row';

function secondTokenOf({ options: { secondToken } }: Operator): string {
  if (!secondToken) throw new Skipped('takes two players: name the other’s with --second-token');
  return secondToken;
}

async function created(operator: Operator) {
  const { method, payload } = await createBody(redirectKind, operator);
  const key = createKey();
  const answer = await operator.send(createDeposit, payload, { key });
  skipForCaptcha(answer);
  requireSuccess(answer);
  return { method, payload, key, id: idOf(answer) ?? '' };
}

const rows: readonly Row[] = [
  {
    name: 'players: the status of another’s deposit is refused',
    section: 'contract, "Errors"',
    isPayment: true,
    async run(operator) {
      const token = secondTokenOf(operator);
      const { id, method } = await created(operator);
      const payload = { depositId: id, paymentMethod: method.name };
      const answer = await operator.call(fetchDepositStatus, payload, { token });
      requireRefusal(answer, { so: 'Players see one another’s deposits' });
    },
  },
  {
    name: 'players: a key counts for its own player only',
    section: 'decisions, section 6',
    isPayment: true,
    async run(operator) {
      const token = secondTokenOf(operator);
      const { payload, key, id } = await created(operator);
      const answer = await operator.send(createDeposit, payload, { key, token });
      const so = 'Players see one another’s deposits';
      expect(idOf(answer) !== id, answer, `a deposit of the player’s own, not ${id}`, so);
    },
  },
];

export const players: RowGroup = { title: 'Two players', createRows: () => rows };
