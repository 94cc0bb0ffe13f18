import {
  cancelDeposit,
  checkDeposit,
  completePeerToPeerDeposit,
  fetchDepositStatus,
  missingInPeerToPeerDeposit,
  type PeerToPeerDeposit,
} from '@paywidget/shared/contract/payments';
import { expect, parseAsWidget, readAnswer } from '../assertions';
import { canDecrypt } from '../card';
import { peerToPeerKind } from '../createRequests';
import { Skipped } from '../fault';
import { type Created, createIdempotencyRows, idOf } from '../idempotencyRows';
import { createKey, type Operator } from '../operator';
import { createRejectionRows } from '../rejectionRows';
import type { Row, RowGroup } from '../row';
import { checkOf, checkRow, statusRow } from './deposits';

/** The most that a deposit's `created` and the answer's `Date` may differ, in ms. */
const clockToleranceMs = 60_000;

const missingParts = (data: unknown) =>
  missingInPeerToPeerDeposit(data as PeerToPeerDeposit).map((part) => `${part}: needed to pay`);

const readingOf = ({ answer }: Created) =>
  parseAsWidget(peerToPeerKind.endpoint, answer) as PeerToPeerDeposit;

const depositOf = ({ id, creation: { method } }: Created) => ({ depositId: id, paymentMethod: method.name });

async function cancel(operator: Operator, made: Created) {
  readAnswer(cancelDeposit, await operator.call(cancelDeposit, depositOf(made)));
}

/** The rows in the order of a payment. The deposit created last remains in the operator's system as paid. */
function createRows(): Row[] {
  const name = 'peer-to-peer';
  const { rows, concurrentRow, requireCreated, create } = createIdempotencyRows({
    ...peerToPeerKind,
    name,
    missingParts,
  });
  const ownRows: Record<'card' | 'clock' | 'cancel' | 'cancelBoth' | 'complete', Row> = {
    card: {
      name: `${name}: the card decrypts with the token of the call`,
      section: 'docs/guides/card-encryption.md#format',
      isPayment: true,
      async run({ options }) {
        const made = requireCreated();
        const { card } = readingOf(made);
        if (!card?.encoded) throw new Skipped('the card is not encrypted');
        const expected = 'card.encoded: encrypted as in docs/guides/card-encryption.md';
        const effect = 'The player cannot see the card and cannot pay';
        expect(canDecrypt(card.encoded, made.id, options.token), made.answer, expected, effect);
      },
    },
    clock: {
      name: `${name}: created agrees with the Date header`,
      section: 'docs/rules/wire.md#time',
      isPayment: true,
      async run() {
        const made = requireCreated();
        const { created } = readingOf(made);
        const date = made.answer.headers?.get('date');
        if (!created || !date) throw new Skipped('the answer has no created or no Date');
        const apart = Math.abs(Date.parse(created) - Date.parse(date));
        const expected = `created within a minute of ${date}, not ${Math.round(apart / 1000)} s apart`;
        expect(apart <= clockToleranceMs, made.answer, expected, 'The countdown ends too early or too late');
      },
    },
    cancel: {
      name: `${name}: deposit-cancel cancels the deposit`,
      section: 'docs/rules/wire.md#statuses-and-pushes',
      isPayment: true,
      async run(operator) {
        const made = requireCreated();
        await cancel(operator, made);
        const answer = await operator.call(fetchDepositStatus, depositOf(made));
        const { status } = readAnswer(fetchDepositStatus, answer);
        expect(status === 'mistaked', answer, 'status: 2, CANCELED or AUTO_CANCELED');
      },
    },
    cancelBoth: {
      name: `${name}: after cancelling, no second deposit is open`,
      section: 'docs/rules/deposits.md#idempotency-keys',
      isPayment: true,
      async run(operator) {
        const made = requireCreated();
        if (made.olderDepositId !== undefined)
          throw new Skipped(`the player had an open deposit before, ${made.olderDepositId}`);
        await cancel(operator, made);
        const answer = await operator.call(checkDeposit, checkOf(made, operator));
        const { exists } = readAnswer(checkDeposit, answer);
        const effect = 'Two calls with one key have created two deposits';
        expect(!exists, answer, `exists: false, not ${idOf(answer)}`, effect);
      },
    },
    complete: {
      name: `${name}: deposit-complete accepts that the player has paid`,
      section: 'docs/rules/wire.md#endpoints',
      isPayment: true,
      async run(operator) {
        requireCreated();
        const made = await create(operator);
        const { confirmationId } = operator.options.fields;
        const payload = { ...depositOf(made), ...(confirmationId && { confirmationId }) };
        const key = createKey();
        for (const _ of ['first', 'again']) {
          const answer = await operator.call(completePeerToPeerDeposit, payload, { key });
          readAnswer(completePeerToPeerDeposit, answer);
        }
        const answer = await operator.call(fetchDepositStatus, depositOf(made));
        const { status } = readAnswer(fetchDepositStatus, answer);
        const isAccepted = status === 'accepted' || status === 'processed';
        expect(isAccepted, answer, 'the status of an accepted or paid deposit');
      },
    },
  };
  return [
    ...rows,
    ownRows.card,
    ownRows.clock,
    statusRow(name, requireCreated),
    checkRow(name, requireCreated),
    ownRows.cancel,
    concurrentRow,
    ownRows.cancelBoth,
    ...createRejectionRows(name, peerToPeerKind),
    ownRows.complete,
  ];
}

export const peerToPeer: RowGroup = { title: 'Peer-to-peer deposits', createRows };
