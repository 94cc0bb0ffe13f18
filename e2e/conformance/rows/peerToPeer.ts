import {
  cancelDeposit,
  checkDeposit,
  completePeerToPeerDeposit,
  fetchDepositStatus,
  missingInPeerToPeerDeposit,
  type PeerToPeerDeposit,
} from '@paywidget/shared/contract/payments';
import { opens } from '../card';
import { peerToPeerKind } from '../creations';
import { Skipped } from '../fault';
import { expect, readAnswer, widgetsReading } from '../judge';
import { createKeyedRows, idOf, type Made } from '../keyedRows';
import { createKey, type Operator } from '../operator';
import { createRefusalRows } from '../refusalRows';
import type { Row, RowGroup } from '../row';
import { checkOf, checkRow, statusRow } from './deposits';

/** A deposit's `created` and the answer's `Date` come from one clock, whose second may just have passed. */
const clockToleranceMs = 60_000;

const lacks = (data: unknown) =>
  missingInPeerToPeerDeposit(data as PeerToPeerDeposit).map((part) => `${part}: what paying needs`);

const readingOf = ({ answer }: Made) => widgetsReading(peerToPeerKind.endpoint, answer) as PeerToPeerDeposit;

const depositOf = ({ id, creation: { method } }: Made) => ({ depositId: id, paymentMethod: method.name });

async function cancel(operator: Operator, made: Made) {
  readAnswer(cancelDeposit, await operator.call(cancelDeposit, depositOf(made)));
}

/** In the order of a payment's life; what is created last stays at the operator's as paid. */
function createRows(): Row[] {
  const name = 'peer-to-peer';
  const { rows, together, requireMade, create } = createKeyedRows({ ...peerToPeerKind, name, lacks });
  const ownRows: Record<'card' | 'clock' | 'cancel' | 'cancelBoth' | 'complete', Row> = {
    card: {
      name: `${name}: the card opens with the token of the call`,
      section: 'decisions, section 5',
      isPayment: true,
      async run({ options }) {
        const made = requireMade();
        const { card } = readingOf(made);
        if (!card?.encoded) throw new Skipped('the card is not sealed');
        const wants = 'card.encoded: sealed as docs/CARD-ENCRYPTION.md says';
        const so = 'The player reads that nothing was paid, and cannot pay';
        expect(opens(card.encoded, made.id, options.token), made.answer, wants, so);
      },
    },
    clock: {
      name: `${name}: created is told by the clock of the Date header`,
      section: 'decisions, section 6',
      isPayment: true,
      async run() {
        const made = requireMade();
        const { created } = readingOf(made);
        const date = made.answer.headers?.get('date');
        if (!created || !date) throw new Skipped('the answer has no created or no Date');
        const apart = Math.abs(Date.parse(created) - Date.parse(date));
        const wants = `created within a minute of ${date}, not ${Math.round(apart / 1000)} s apart`;
        expect(apart <= clockToleranceMs, made.answer, wants, 'The countdown ends too early or too late');
      },
    },
    cancel: {
      name: `${name}: deposit-cancel ends the deposit`,
      section: 'contract, "Statuses and pushes"',
      isPayment: true,
      async run(operator) {
        const made = requireMade();
        await cancel(operator, made);
        const answer = await operator.call(fetchDepositStatus, depositOf(made));
        const { status } = readAnswer(fetchDepositStatus, answer);
        expect(status === 'mistaked', answer, 'status: 2, CANCELED or AUTO_CANCELED');
      },
    },
    cancelBoth: {
      name: `${name}: once it is cancelled, no second deposit is left open`,
      section: 'decisions, section 6',
      isPayment: true,
      async run(operator) {
        const made = requireMade();
        if (made.older !== undefined)
          throw new Skipped(`the player had an open deposit before, ${made.older}`);
        await cancel(operator, made);
        const answer = await operator.call(checkDeposit, checkOf(made, operator));
        const { exists } = readAnswer(checkDeposit, answer);
        const so = 'Two calls under one key have made two deposits';
        expect(!exists, answer, `exists: false, not ${idOf(answer)}`, so);
      },
    },
    complete: {
      name: `${name}: deposit-complete takes that it was paid`,
      section: 'contract, "Endpoints"',
      isPayment: true,
      async run(operator) {
        requireMade();
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
        const isTaken = status === 'accepted' || status === 'processed';
        expect(isTaken, answer, 'a status of a deposit that is being looked at or paid');
      },
    },
  };
  return [
    ...rows,
    ownRows.card,
    ownRows.clock,
    statusRow(name, requireMade),
    checkRow(name, requireMade),
    ownRows.cancel,
    together,
    ownRows.cancelBoth,
    ...createRefusalRows(name, peerToPeerKind),
    ownRows.complete,
  ];
}

export const peerToPeer: RowGroup = { title: 'Peer-to-peer deposits', createRows };
