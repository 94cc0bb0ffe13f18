import type { ResponseOf } from '@paywidget/shared/contract';
import { checkDeposit, createWithdrawal } from '@paywidget/shared/contract/payments';
import { type Creation, type CreationKind, changed, createBody } from './creations';
import type { Exchange } from './exchange';
import { Skipped } from './fault';
import { expect, readAnswer, requireRefusal, requireSuccess, skipForCaptcha } from './judge';
import { answerOrSkip } from './methods';
import { createKey, type Operator } from './operator';
import type { Row } from './row';
import { differences } from './sameness';

/** What a row created, for those after it. */
export interface Made {
  creation: Creation;
  key: string;
  answer: Exchange;
  /** Of the deposit or the withdrawal. */
  id: string;
  /** The deposit that was open already. */
  older?: string;
}

interface KeyedKind extends CreationKind {
  /** How its rows begin. */
  name: string;
  /** What an answer has to hold beyond its schema, in words; empty for a sound one. */
  lacks(data: ResponseOf<CreationKind['endpoint']>): string[];
}

const payTwice = 'Players pay twice';

/** The id of what an answer says was created. */
export function idOf({ body }: Exchange): string | undefined {
  const { depositId, withdrawalId = depositId } = (body ?? {}) as Record<string, unknown>;
  return withdrawalId === undefined ? undefined : String(withdrawalId);
}

const section = 'decisions, section 6';

/** Two calls under one key that were on their way together may find one another in progress, never a second creation. */
const inProgress = [409, 425, 429];

/** The rows of everything that is created under an idempotency key. Rows that follow them build on `made`. */
export function createKeyedRows(kind: KeyedKind) {
  const { name, endpoint, lacks } = kind;
  let made: Made | undefined;

  const requireMade = (): Made => {
    if (!made) throw new Skipped('nothing was created to try it with');
    return made;
  };

  /** A deposit of the same method from before would be found instead. */
  async function openBefore(creation: Creation, operator: Operator): Promise<string | undefined> {
    if (kind.endpoint === createWithdrawal || !creation.limits) return undefined;
    const payload = { paymentMethod: creation.method.name, selectedCountry: operator.options.country };
    const answer = await answerOrSkip(operator.call(checkDeposit, payload), checkDeposit);
    return idOf(answer);
  }

  async function create(operator: Operator): Promise<Made> {
    const creation = await createBody(kind, operator);
    const older = await openBefore(creation, operator).catch(() => undefined);
    const key = createKey();
    const answer = await operator.send(endpoint, creation.payload, { key });
    skipForCaptcha(answer);
    const id = idOf(answer);
    if (answer.isSuccess && id !== undefined) made = { creation, key, answer, id, older };
    const data = readAnswer(endpoint, answer);
    const missing = lacks(data);
    expect(missing.length === 0, answer, missing, 'Players have nowhere to pay');
    return requireMade();
  }

  const rows: Row[] = [
    {
      name: `${name}: ${endpoint.key} creates`,
      section: 'contract, "Endpoints"',
      isPayment: true,
      run: async (operator) => void (await create(operator)),
    },
    {
      name: `${name}: the same call under its key gets the first answer again`,
      section,
      isPayment: true,
      async run(operator) {
        const { creation, key, answer } = requireMade();
        const again = await operator.send(endpoint, creation.payload, { key });
        requireSuccess(again);
        const others = differences(answer.body, again.body);
        expect(others.length === 0, again, others, idOf(again) === idOf(answer) ? undefined : payTwice);
      },
    },
    {
      name: `${name}: another body under the key is 409`,
      section,
      isPayment: true,
      async run(operator) {
        const { creation, key } = requireMade();
        const answer = await operator.send(endpoint, changed(creation), { key });
        requireRefusal(answer, { status: 409, so: 'What the player changed is lost, or paid twice' });
      },
    },
  ];

  /** Apart, since it creates once more: what was made first may have to be ended before. */
  const together: Row = {
    name: `${name}: two calls at the same moment under one key create once`,
    section,
    isPayment: true,
    async run(operator) {
      const { creation } = requireMade();
      const key = createKey();
      const send = () => operator.send(endpoint, creation.payload, { key });
      const both = await Promise.all([send(), send()]);
      const done = both.filter(({ isSuccess }) => isSuccess);
      const [first = both[0]] = done;
      requireSuccess(first);
      const refused = both.find(({ isSuccess, status }) => !isSuccess && !inProgress.includes(status));
      if (refused) requireSuccess(refused);
      const later = await send();
      requireSuccess(later);
      for (const other of [...done, later]) {
        const wants = `the id ${idOf(first)} again, not ${idOf(other) ?? 'none'}`;
        expect(idOf(other) === idOf(first), other, wants, payTwice);
      }
      made = { ...requireMade(), key, answer: first, id: idOf(first) ?? '' };
    },
  };

  return { rows, together, requireMade, create };
}
