import type { ResponseOf } from '@paywidget/shared/contract';
import { checkDeposit, createWithdrawal } from '@paywidget/shared/contract/payments';
import { expect, readAnswer, requireRejection, requireSuccess, skipForCaptcha } from './assertions';
import { alteredPayload, type CreateKind, type CreateRequest, createRequestFor } from './createRequests';
import { differences } from './differences';
import type { Exchange } from './exchange';
import { Skipped } from './fault';
import { answerOrSkip } from './methods';
import { createKey, type Operator } from './operator';
import type { Row } from './row';

/** The transaction that a row created, for later rows. */
export interface Created {
  creation: CreateRequest;
  key: string;
  answer: Exchange;
  /** The id of the deposit or the withdrawal. */
  id: string;
  /** The id of a deposit that was open before. */
  olderDepositId?: string;
}

interface IdempotentKind extends CreateKind {
  /** The prefix of the row names. */
  name: string;
  /** Lists the optional parts that are missing from an answer. Empty for a complete answer. */
  missingParts(data: ResponseOf<CreateKind['endpoint']>): string[];
}

const paysTwice = 'Players pay twice';

/** Returns the id of the created deposit or withdrawal. */
export function idOf({ body }: Exchange): string | undefined {
  const { depositId, withdrawalId = depositId } = (body ?? {}) as Record<string, unknown>;
  return withdrawalId === undefined ? undefined : String(withdrawalId);
}

const section = 'docs/rules/deposits.md#idempotency-keys';

/** Allowed statuses for the second of two simultaneous calls with one key: the first is still in progress. */
const inProgress = [409, 425, 429];

/** Creates the rows that every create call with an idempotency key must pass. Later rows use what these created. */
export function createIdempotencyRows(kind: IdempotentKind) {
  const { name, endpoint, missingParts } = kind;
  let created: Created | undefined;

  const requireCreated = (): Created => {
    if (!created) throw new Skipped('nothing was created to check it with');
    return created;
  };

  /** Returns the id of an open deposit of the same method, which `deposit-check` would find instead of the new one. */
  async function findOpenDeposit(creation: CreateRequest, operator: Operator): Promise<string | undefined> {
    if (kind.endpoint === createWithdrawal || !creation.limits) return undefined;
    const payload = { paymentMethod: creation.method.name, selectedCountry: operator.options.country };
    const answer = await answerOrSkip(operator.call(checkDeposit, payload), checkDeposit);
    return idOf(answer);
  }

  async function create(operator: Operator): Promise<Created> {
    const creation = await createRequestFor(kind, operator);
    const olderDepositId = await findOpenDeposit(creation, operator).catch(() => undefined);
    const key = createKey();
    const answer = await operator.send(endpoint, creation.payload, { key });
    skipForCaptcha(answer);
    const id = idOf(answer);
    if (answer.isSuccess && id !== undefined) created = { creation, key, answer, id, olderDepositId };
    const data = readAnswer(endpoint, answer);
    const missing = missingParts(data);
    expect(missing.length === 0, answer, missing, 'Players cannot pay');
    return requireCreated();
  }

  const rows: Row[] = [
    {
      name: `${name}: ${endpoint.key} succeeds`,
      section: 'docs/rules/wire.md#endpoints',
      isPayment: true,
      run: async (operator) => void (await create(operator)),
    },
    {
      name: `${name}: a repeated call with the same key returns the first answer`,
      section,
      isPayment: true,
      async run(operator) {
        const { creation, key, answer } = requireCreated();
        const again = await operator.send(endpoint, creation.payload, { key });
        requireSuccess(again);
        const others = differences(answer.body, again.body);
        expect(others.length === 0, again, others, idOf(again) === idOf(answer) ? undefined : paysTwice);
      },
    },
    {
      name: `${name}: another body with the same key is answered with 409`,
      section,
      isPayment: true,
      async run(operator) {
        const { creation, key } = requireCreated();
        const answer = await operator.send(endpoint, alteredPayload(creation), { key });
        requireRejection(answer, {
          status: 409,
          effect: 'The player’s change is lost, or the player pays twice',
        });
      },
    },
  ];

  /** Separate from the other rows, because it creates again: callers may have to end the first deposit before. */
  const concurrentRow: Row = {
    name: `${name}: two simultaneous calls with one key create once`,
    section,
    isPayment: true,
    async run(operator) {
      const { creation } = requireCreated();
      const key = createKey();
      const send = () => operator.send(endpoint, creation.payload, { key });
      const both = await Promise.all([send(), send()]);
      const done = both.filter(({ isSuccess }) => isSuccess);
      const [first = both[0]] = done;
      requireSuccess(first);
      const rejected = both.find(({ isSuccess, status }) => !isSuccess && !inProgress.includes(status));
      if (rejected) requireSuccess(rejected);
      const later = await send();
      requireSuccess(later);
      for (const other of [...done, later]) {
        const expected = `the id ${idOf(first)} again, not ${idOf(other) ?? 'none'}`;
        expect(idOf(other) === idOf(first), other, expected, paysTwice);
      }
      created = { ...requireCreated(), key, answer: first, id: idOf(first) ?? '' };
    },
  };

  return { rows, concurrentRow, requireCreated, create };
}
