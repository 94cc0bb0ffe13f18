import {
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
  type PushName,
  pushes,
} from '@paywidget/shared/contract';
import { cancelDeposit, checkDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { expect, readAnswer, requireRejection, requireSuccess, skipForCaptcha } from '../assertions';
import { createRequestFor, peerToPeerKind, redirectKind } from '../createRequests';
import { Failure, Skipped } from '../fault';
import { idOf } from '../idempotencyRows';
import { issuesOf } from '../issues';
import { createKey, type Operator } from '../operator';
import type { Row, RowGroup } from '../row';
import { openSocket, type Push, type ReceivedFrames, type SocketClient } from '../socketClient';
import { summarize } from '../summary';

const transport = 'docs/rules/wire.md#socket';
const statuses = 'docs/rules/wire.md#statuses-and-pushes';

interface SocketRow extends Omit<Row, 'run'> {
  run(socket: SocketClient, operator: Operator, received: ReceivedFrames): Promise<void>;
}

const isPush = (event: string): event is PushName => Object.hasOwn(pushes, event);

const issuesOfPush = ({ event, data }: Push): string[] =>
  isPush(event) ? issuesOf(pushes[event], data).map((issue) => `${event}: ${issue}`) : [];

/** Creates and cancels a deposit over HTTP and checks the push on the socket. */
async function checkFinalPush(socket: SocketClient, operator: Operator): Promise<void> {
  const kind = await createRequestFor(peerToPeerKind, operator).then(
    () => peerToPeerKind,
    () => redirectKind,
  );
  const { method, payload } = await createRequestFor(kind, operator);
  // The server sends a player's pushes only after a call has authenticated the connection.
  requireSuccess(await socket.call(fetchCountrySelector, {}));
  const created = await operator.send(kind.endpoint, payload, { key: createKey() });
  skipForCaptcha(created);
  requireSuccess(created);
  const depositId = idOf(created) ?? '';

  const request = `the push for ${depositId} after deposit-cancel`;
  const pushed = socket.nextPush(request, 'a frame { event: "deposit.status", data }', ({ event }) =>
    event.startsWith('deposit'),
  );
  pushed.catch(() => {});
  const cancelled = await operator.call(cancelDeposit, { depositId, paymentMethod: method.name });
  if (!cancelled.isSuccess) throw new Skipped(`${method.name} cannot be cancelled: nothing to push`);
  const push = await pushed;
  const sentId = (push.data as { depositId?: unknown } | undefined)?.depositId;
  const expected = [
    ...(push.event === 'deposit.status' ? [] : [`event: expected "deposit.status", got "${push.event}"`]),
    ...issuesOfPush(push),
    ...(String(sentId) === depositId
      ? []
      : [`data.depositId: expected "${depositId}", got ${sentId ?? 'nothing'}`]),
  ];
  if (expected.length === 0) return;
  throw new Failure({
    request,
    response: summarize(push),
    expected,
    effect: 'The complete page shows no result until its time limit',
  });
}

const rows: readonly SocketRow[] = [
  {
    name: 'socket: replies carry the id of their call, also for parallel calls',
    section: transport,
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
    name: 'socket: the date of a reply is a valid time',
    section: transport,
    async run(socket) {
      const reply = await socket.call(fetchCountrySelector, {});
      const isTime = !reply.date || !Number.isNaN(Date.parse(reply.date));
      expect(isTime, reply, `date: a time in ISO 8601, not "${reply.date}"`);
    },
  },
  {
    name: 'socket: a call without a token is answered with 401',
    section: 'docs/rules/wire.md#errors',
    async run(socket, { options: { currency } }) {
      const reply = await socket.call(fetchWithdrawalMethods, { currency }, { token: null });
      requireRejection(reply, { status: 401, effect: 'The host does not learn that its token has expired' });
    },
  },
  {
    name: 'socket: errors have the same form as over HTTP',
    section: 'docs/rules/wire.md#errors',
    async run(socket) {
      const payload = { depositId: 'no-such-deposit', paymentMethod: 'none' };
      requireRejection(await socket.call(fetchDepositStatus, payload));
    },
  },
  {
    name: 'socket: a key first used over HTTP returns its first answer',
    section: 'docs/rules/deposits.md#idempotency-keys',
    isPayment: true,
    async run(socket, operator) {
      const { payload } = await createRequestFor(redirectKind, operator);
      const key = createKey();
      const first = await operator.send(redirectKind.endpoint, payload, { key });
      skipForCaptcha(first);
      requireSuccess(first);
      const again = await socket.call(redirectKind.endpoint, payload, { key });
      requireSuccess(again);
      const expected = `the id ${idOf(first)} again, not ${idOf(again) ?? 'none'}`;
      expect(idOf(again) === idOf(first), again, expected, 'Players pay twice');
    },
  },
  {
    name: 'socket: the final status of a deposit is pushed',
    section: statuses,
    isPayment: true,
    run: checkFinalPush,
  },
  {
    name: 'socket: every frame is a valid reply or push',
    section: transport,
    async run(socket, { options: { country } }, received) {
      await socket.call(checkDeposit, { paymentMethod: 'none', selectedCountry: country });
      const expected = [
        ...received.unexpected.map((frame) => `{ id, status, data, date? } or { event, data }, not ${frame}`),
        ...received.pushes.flatMap(issuesOfPush),
      ];
      if (expected.length > 0)
        throw new Failure({
          request: 'all frames of the socket rows',
          response: summarize(received),
          expected: [...new Set(expected)],
        });
    },
  },
];

const opens = 'socket: opens';

export const socket: RowGroup = {
  title: 'Socket',
  createRows() {
    const received: ReceivedFrames = { pushes: [], unexpected: [] };
    const open = ({ options }: Operator) => {
      if (options.socket) return openSocket(options, received);
      throw new Skipped('needs a deployment with a socket: pass --socket');
    };
    const opening: Row = {
      name: opens,
      section: transport,
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
            await run(connection, operator, received);
          } finally {
            connection.close();
          }
        },
      }),
    );
    return [opening, ...others];
  },
};
