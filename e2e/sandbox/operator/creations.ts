import type { DepositCreation, PeerToPeerCreation } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import type { WireField, WireMethod } from '../catalogue';
import type { Outcome, Twist } from '../outcomes';
import { outcomeNamed } from '../outcomes';
import { type Deposit, isFinal } from '../store/deposits';
import { randomId } from '../store/randomId';
import { fromUnits, toUnits } from '../store/units';
import { depositAnswer } from './answers/deposit';
import type { AnswerContext, DepositAnswer, MadeAnswer, PeerToPeerAnswer } from './answers/madeAnswer';
import { peerToPeerAnswer } from './answers/peerToPeer';
import type { Caller } from './caller';
import { checkCaptcha, checkFields, checkLimits, outcomeFor, requireFields } from './creationRules';
import { Refusal } from './refusal';

/** How long a payer scans and confirms on the pages that call nothing when paid. */
const scanMs = 12_000;
/** From 'I have paid' to the money being seen. */
const transferMs = 3000;

/** What outcome 15 asks for before it goes on. */
const extraFields: WireField[] = [
  {
    name: 'documentNumber',
    type: 'text_uppercase',
    placeholder_text: { en: 'Passport number', ru: 'Номер паспорта', ar: 'رقم جواز السفر' },
    validations: [
      { regex: '^[A-Z0-9]{6,12}$', regex_error_key: 'paymentMethods.regex_error.documentNumber' },
    ],
  },
  {
    name: 'city',
    type: 'text',
    placeholder_text: { en: 'City', ru: 'Город', ar: 'المدينة' },
    validations: [{ regex: '^[\\p{L} .-]{2,40}$', regex_error_key: 'paymentMethods.regex_error.city' }],
  },
];

type Creation = Omit<z.output<typeof DepositCreation>, 'paymentType'>;
type Coins = { GC: string; SC: string };

/** @throws Refusal unless the deposit is the caller's. */
export function requireDeposit(id: string, { operator, player }: Caller): Deposit {
  const deposit = operator.deposits.find(id);
  if (deposit?.playerId !== player.id)
    throw new Refusal(404, `No deposit ${id}`, 'banking.depositNotFound', 'depositId');
  return deposit;
}

/** @throws Refusal once the deposit has come to its end. */
function requireOpen(deposit: Deposit): Deposit {
  if (!isFinal(deposit.status)) return deposit;
  throw new Refusal(400, `The deposit is ${deposit.status}`, 'banking.depositClosed', 'depositId');
}

function settleAfterCreation(id: string, made: MadeAnswer<unknown>, outcome: Outcome, { operator }: Caller) {
  const { settlement } = operator;
  const isCancelledByServer = outcome.name === 'cancelledByServer';
  if (made.kind !== 'onramp' && (!isCancelledByServer || made.kind === 'peerToPeer')) {
    for (const { afterMs, to } of outcome.settles ?? []) settlement.depositLater(id, afterMs, to);
  }
  if (made.kind === 'page' && !outcome.settles) {
    settlement.depositLater(id, scanMs, outcome.isDeclinedByProvider ? 'CANCELED' : 'PAYED');
  }
  if (made.lifetime !== undefined) settlement.expireLater(id, made.lifetime * 1000);
}

/** Creates a deposit, or goes on with the one that asked for more fields; everything is checked before anything is written. */
function createWith<Made>(
  creation: Creation,
  method: WireMethod,
  caller: Caller,
  make: (context: AnswerContext) => MadeAnswer<Made>,
  ask: (depositId: string) => Made,
  coins?: Coins,
): { body: Made; twist?: Twist } {
  const { operator, player, now } = caller;
  const { depositId } = creation;
  const ongoing = depositId === undefined ? undefined : requireOpen(requireDeposit(depositId, caller));
  const outcome = outcomeFor(creation);
  const amount = creation.amount ?? 0;
  checkFields(creation.fields, [...(method.fields ?? []), ...(ongoing ? extraFields : [])]);
  if (!ongoing) requireFields(creation.fields, method);
  checkCaptcha(creation, method, outcome);
  if (!coins) checkLimits(amount, creation.currency, method, creation.selectedCountry);

  const id = ongoing?.id ?? randomId('dep');
  const asks = outcome.asks === 'fields' && !ongoing;
  const made: MadeAnswer<Made> = asks
    ? { kind: 'redirect', answer: ask(id) }
    : make({
        depositId: id,
        method,
        amount: fromUnits(toUnits(amount)),
        currency: creation.currency,
        outcome,
        publicUrl: operator.publicUrl(),
        now,
      });

  if (ongoing) {
    operator.deposits.setAnswer(id, made.kind, made.answer);
    // What the payer agreed to last is what they pay and what is credited.
    operator.deposits.setUnits(id, toUnits(amount));
  } else {
    operator.deposits.insert({
      id,
      playerId: player.id,
      kind: made.kind,
      method: method.name,
      country: creation.selectedCountry.toLowerCase(),
      units: toUnits(amount),
      currency: creation.currency,
      status: 'NEW',
      outcome: outcome.name,
      returnUrl: creation.returnUrl ?? null,
      idempotencyKey: caller.idempotencyKey ?? null,
      answer: made.answer,
      details: coins ? { coins } : {},
      createdAt: now,
      expiresAt: made.lifetime === undefined ? null : now + made.lifetime * 1000,
    });
  }
  if (!asks) settleAfterCreation(id, made, outcome, caller);
  return { body: made.answer, twist: outcome.twist };
}

export const createdDeposit = (creation: Creation, method: WireMethod, caller: Caller, coins?: Coins) =>
  createWith<DepositAnswer>(
    creation,
    method,
    caller,
    depositAnswer,
    (depositId) => ({ depositId, fields: extraFields, apiResponse: { isFieldsRequired: true } }),
    coins,
  );

export const createdPeerToPeerDeposit = (
  creation: z.output<typeof PeerToPeerCreation>,
  method: WireMethod,
  caller: Caller,
) =>
  createWith<PeerToPeerAnswer>(creation, method, caller, peerToPeerAnswer, (depositId) => ({
    depositId,
    status: 'NEW',
    isFieldsRequired: true,
    fields: extraFields,
  }));

/** The payer says that they paid: the deposit is accepted now, and ends a moment later. */
export function settleAsPaid(deposit: Deposit, { operator }: Caller) {
  requireOpen(deposit);
  const { settleDeposit, depositLater } = operator.settlement;
  const outcome = outcomeNamed(deposit.outcome);
  settleDeposit(deposit.id, 'PROCESSING');
  if (!outcome.settles)
    depositLater(
      deposit.id,
      outcome.seenAfterMs ?? transferMs,
      outcome.isDeclinedByProvider ? 'CANCELED' : 'PAYED',
    );
}

/** The payer, or their time, calls it off: what they have said to be paid stays. @throws Refusal for that. */
export function settleAsCancelled(deposit: Deposit, { operator }: Caller) {
  const isPaid = deposit.status === 'PROCESSING' || deposit.status === 'PAYED';
  if (isPaid && deposit.kind === 'peerToPeer')
    throw new Refusal(400, `The deposit is ${deposit.status}`, 'banking.depositClosed', 'depositId');
  operator.settlement.settleDeposit(deposit.id, 'CANCELED');
}
