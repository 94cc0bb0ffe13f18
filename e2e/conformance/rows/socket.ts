import {
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
  type PushName,
  pushes,
} from '@paywidget/shared/contract';
import { cancelDeposit, checkDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { createBody, peerToPeerKind, redirectKind } from '../creations';
import { described } from '../described';
import { Failure, Skipped } from '../fault';
import { issuesOf } from '../issues';
import { expect, readAnswer, requireRefusal, requireSuccess, skipForCaptcha } from '../judge';
import { idOf } from '../keyedRows';
import { createKey, type Operator } from '../operator';
import type { Row, RowGroup } from '../row';
import { type Heard, openSocket, type Push, type SocketClient } from '../socketClient';

const transports = 'contract, "Transports"';
const statuses = 'contract, "Statuses and pushes"';

interface SocketRow extends Omit<Row, 'run'> {
  run(socket: SocketClient, operator: Operator, heard: Heard): Promise<void>;
}

const isPush = (event: string): event is PushName => Object.hasOwn(pushes, event);

const issuesOfPush = ({ event, data }: Push): string[] =>
  isPush(event) ? issuesOf(pushes[event], data).map((issue) => `${event}: ${issue}`) : [];

/** Creates over HTTP, and hears on the socket what becomes of it. */
async function pushedEnd(socket: SocketClient, operator: Operator): Promise<void> {
  const kind = await createBody(peerToPeerKind, operator).then(
    () => peerToPeerKind,
    () => redirectKind,
  );
  const { method, payload } = await createBody(kind, operator);
  // A connection hears a player's pushes once a call has signed it in.
  requireSuccess(await socket.call(fetchCountrySelector, {}));
  const created = await operator.send(kind.endpoint, payload, { key: createKey() });
  skipForCaptcha(created);
  requireSuccess(created);
  const depositId = idOf(created) ?? '';

  const asked = `the push of ${depositId}, which deposit-cancel ends`;
  const pushed = socket.nextPush(asked, 'a frame { event: "deposit.status", data }', ({ event }) =>
    event.startsWith('deposit'),
  );
  pushed.catch(() => {});
  const cancelled = await operator.call(cancelDeposit, { depositId, paymentMethod: method.name });
  if (!cancelled.isSuccess) throw new Skipped(`${method.name} cannot be cancelled: nothing to push`);
  const push = await pushed;
  const sentId = (push.data as { depositId?: unknown } | undefined)?.depositId;
  const wants = [
    ...(push.event === 'deposit.status' ? [] : [`event: expected "deposit.status", got "${push.event}"`]),
    ...issuesOfPush(push),
    ...(String(sentId) === depositId
      ? []
      : [`data.depositId: expected "${depositId}", got ${sentId ?? 'nothing'}`]),
  ];
  if (wants.length === 0) return;
  throw new Failure({
    asked,
    came: described(push),
    wants,
    so: 'The complete page waits for its minute to end',
  });
}

const rows: readonly SocketRow[] = [
  {
    name: 'socket: replies carry the id of their call, several under way at once',
    section: transports,
    async run(socket, { options: { country, currency } }) {
      const fiat = { country, currency: { code: currency, type: 'fiat' } } as const;
      const [methods, countries, payouts] = await Promise.all([
        socket.call(fetchPaymentMethods, fiat),
        socket.call(fetchCountrySelector, {}),
        socket.call(fetchWithdrawalMethods, { currency }),
      ]);
      readAnswer(fetchPaymentMethods, methods);
      readAnswer(fetchCountrySelector, countries);
      readAnswer(fetchWithdrawalMethods, payouts);
    },
  },
  {
    name: 'socket: the date of a reply is a time',
    section: transports,
    async run(socket) {
      const reply = await socket.call(fetchCountrySelector, {});
      const isTime = !reply.date || !Number.isNaN(Date.parse(reply.date));
      expect(isTime, reply, `date: a time in ISO 8601, not "${reply.date}"`);
    },
  },
  {
    name: 'socket: a call without a token is 401',
    section: 'contract, "Errors"',
    async run(socket, { options: { currency } }) {
      const reply = await socket.call(fetchWithdrawalMethods, { currency }, { token: null });
      requireRefusal(reply, { status: 401, so: 'The host does not learn that its token has expired' });
    },
  },
  {
    name: 'socket: refusals are those of HTTP',
    section: 'contract, "Errors"',
    async run(socket) {
      const payload = { depositId: 'no-such-deposit', paymentMethod: 'none' };
      requireRefusal(await socket.call(fetchDepositStatus, payload));
    },
  },
  {
    name: 'socket: a key that HTTP has used gets its first answer',
    section: 'decisions, section 6',
    isPayment: true,
    async run(socket, operator) {
      const { payload } = await createBody(redirectKind, operator);
      const key = createKey();
      const first = await operator.send(redirectKind.endpoint, payload, { key });
      skipForCaptcha(first);
      requireSuccess(first);
      const again = await socket.call(redirectKind.endpoint, payload, { key });
      requireSuccess(again);
      const wants = `the id ${idOf(first)} again, not ${idOf(again) ?? 'none'}`;
      expect(idOf(again) === idOf(first), again, wants, 'Players pay twice');
    },
  },
  { name: 'socket: the end of a deposit is pushed', section: statuses, isPayment: true, run: pushedEnd },
  {
    name: 'socket: every frame is a reply or a push, as the contract has them',
    section: transports,
    async run(socket, { options: { country } }, heard) {
      await socket.call(checkDeposit, { paymentMethod: 'none', selectedCountry: country });
      const wants = [
        ...heard.strays.map((frame) => `{ id, status, data, date? } or { event, data }, not ${frame}`),
        ...heard.pushes.flatMap(issuesOfPush),
      ];
      if (wants.length > 0)
        throw new Failure({
          asked: 'all frames of these rows',
          came: described(heard),
          wants: [...new Set(wants)],
        });
    },
  },
];

const opens = 'socket: opens';

export const socket: RowGroup = {
  title: 'Socket',
  createRows() {
    const heard: Heard = { pushes: [], strays: [] };
    const open = ({ options }: Operator) => {
      if (options.socket) return openSocket(options, heard);
      throw new Skipped('is for deployments with a socket: name it with --socket');
    };
    const opening: Row = {
      name: opens,
      section: transports,
      run: async (operator) => (await open(operator)).close(),
    };
    const others = rows.map(
      ({ run, ...row }): Row => ({
        ...row,
        async run(operator) {
          const connection = await open(operator).catch((error: unknown) => {
            throw error instanceof Failure ? new Skipped(`see “${opens}”`) : error;
          });
          try {
            await run(connection, operator, heard);
          } finally {
            connection.close();
          }
        },
      }),
    );
    return [opening, ...others];
  },
};
