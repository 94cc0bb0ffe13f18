import type { DepositCreation, PeerToPeerCreation } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import type { WireField, WireMethod } from '../../catalogue';
import { type Deposit, isFinal } from '../../ledger/deposits';
import { randomNumberId } from '../../ledger/randomId';
import type { Outcome, ResponseFault } from '../../ledger/testAmounts';
import { findOutcome } from '../../ledger/testAmounts';
import { fromUnits, toUnits } from '../../ledger/units';
import { ApiError } from './apiError';
import type { Caller } from './caller';
import { checkCaptcha, checkFields, checkLimits, outcomeForRequest, requireFields } from './requestRules';
import type {
  BuiltResponse,
  DepositResponseBody,
  PeerToPeerResponseBody,
  ResponseContext,
} from './responses/builtResponse';
import { buildDepositResponse } from './responses/deposit';
import { buildPeerToPeerResponse } from './responses/peerToPeer';

/** Time from 'I have paid' until the money arrives. */
const transferMs = 3000;

/** Fields that test amount .15 requires before it continues. */
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

type DepositRequest = Omit<z.output<typeof DepositCreation>, 'paymentType'>;
type Coins = { GC: string; SC: string };

/** Returns the caller's deposit. @throws ApiError 404 for an unknown id or another player's deposit. */
export function requireDeposit(id: string, { operator, player }: Caller): Deposit {
  const deposit = operator.deposits.find(id);
  if (deposit?.playerId !== player.id)
    throw new ApiError(404, `No deposit ${id}`, 'banking.depositNotFound', 'depositId');
  return deposit;
}

/** @throws ApiError if the deposit has a final status. */
function requireOpen(deposit: Deposit): Deposit {
  if (!isFinal(deposit.status)) return deposit;
  throw new ApiError(400, `The deposit is ${deposit.status}`, 'banking.depositClosed', 'depositId');
}

function scheduleStatusChanges(
  id: string,
  built: BuiltResponse<unknown>,
  outcome: Outcome,
  { operator }: Caller,
) {
  const { lifecycle } = operator;
  const isCancelledByServer = outcome.name === 'cancelledByServer';
  if (built.kind !== 'onramp' && (!isCancelledByServer || built.kind === 'peerToPeer')) {
    for (const { afterMs, to } of outcome.statusChanges ?? [])
      lifecycle.scheduleDepositStatus(id, afterMs, to);
  }
  if (built.kind === 'page' && !outcome.statusChanges) {
    lifecycle.scheduleDepositStatus(id, operator.scanMs, outcome.isDeclinedByProvider ? 'CANCELED' : 'PAYED');
  }
  if (built.lifetime !== undefined) lifecycle.scheduleExpiry(id, built.lifetime * 1000);
}

/**
 * Creates a deposit, or continues the one that required more fields. Checks everything before it writes anything.
 *
 * @param build builds the response of the created deposit.
 * @param requireMoreFields builds the response that asks for more fields.
 * @param coins coins that a box credits. Without them, the method's limits apply to the amount.
 */
function createOrContinue<Body>(
  request: DepositRequest,
  method: WireMethod,
  caller: Caller,
  build: (context: ResponseContext) => BuiltResponse<Body>,
  requireMoreFields: (depositId: string) => Body,
  coins?: Coins,
): { body: Body; responseFault?: ResponseFault } {
  const { operator, player, now } = caller;
  const { depositId } = request;
  const ongoing = depositId === undefined ? undefined : requireOpen(requireDeposit(depositId, caller));
  const outcome = outcomeForRequest(request);
  const amount = request.amount ?? 0;
  checkFields(request.fields, [...(method.fields ?? []), ...(ongoing ? extraFields : [])]);
  if (!ongoing) requireFields(request.fields, method);
  checkCaptcha(request, method, outcome);
  if (!coins) checkLimits(amount, request.currency, method, request.selectedCountry);

  const id = ongoing?.id ?? randomNumberId();
  const needsFields = outcome.requires === 'fields' && !ongoing;
  const built: BuiltResponse<Body> = needsFields
    ? { kind: 'redirect', response: requireMoreFields(id) }
    : build({
        depositId: id,
        method,
        amount: fromUnits(toUnits(amount)),
        currency: request.currency,
        outcome,
        publicUrl: operator.publicUrl(),
        now,
      });

  if (ongoing) {
    operator.deposits.setResponse(id, built.kind, built.response);
    // The payer pays and is credited the amount of the last request.
    operator.deposits.setUnits(id, toUnits(amount));
  } else {
    operator.deposits.insert({
      id,
      playerId: player.id,
      kind: built.kind,
      method: method.name,
      country: request.selectedCountry.toLowerCase(),
      units: toUnits(amount),
      currency: request.currency,
      status: 'NEW',
      outcome: outcome.name,
      returnUrl: request.returnUrl ?? null,
      idempotencyKey: caller.idempotencyKey ?? null,
      response: built.response,
      details: coins ? { coins } : {},
      createdAt: now,
      expiresAt: built.lifetime === undefined ? null : now + built.lifetime * 1000,
    });
  }
  if (!needsFields) scheduleStatusChanges(id, built, outcome, caller);
  return { body: built.response, responseFault: outcome.responseFault };
}

/** Creates or continues a deposit of any kind but peer-to-peer and crypto. @throws ApiError */
export const submitDeposit = (request: DepositRequest, method: WireMethod, caller: Caller, coins?: Coins) =>
  createOrContinue<DepositResponseBody>(
    request,
    method,
    caller,
    buildDepositResponse,
    (depositId) => ({ depositId, fields: extraFields, apiResponse: { isFieldsRequired: true } }),
    coins,
  );

/** Creates or continues a peer-to-peer deposit. @throws ApiError */
export const submitPeerToPeerDeposit = (
  request: z.output<typeof PeerToPeerCreation>,
  method: WireMethod,
  caller: Caller,
) =>
  createOrContinue<PeerToPeerResponseBody>(request, method, caller, buildPeerToPeerResponse, (depositId) => ({
    depositId,
    status: 'NEW',
    isFieldsRequired: true,
    fields: extraFields,
  }));

/**
 * Accepts the deposit after the payer has reported the payment, and schedules its final status.
 * @throws ApiError if it is closed.
 */
export function confirmPayment(deposit: Deposit, { operator }: Caller) {
  requireOpen(deposit);
  const { changeDepositStatus, scheduleDepositStatus } = operator.lifecycle;
  const outcome = findOutcome(deposit.outcome);
  changeDepositStatus(deposit.id, 'PROCESSING');
  if (!outcome.statusChanges)
    scheduleDepositStatus(
      deposit.id,
      outcome.seenAfterMs ?? transferMs,
      outcome.isDeclinedByProvider ? 'CANCELED' : 'PAYED',
    );
}

/**
 * Cancels a deposit at the payer's request or after the deadline. Does nothing if it is cancelled already.
 *
 * @throws ApiError for a deposit that the payer has reported as paid, or that is paid: its money may be on the way.
 */
export function cancelByPlayer(deposit: Deposit, { operator }: Caller) {
  const isPaid = deposit.status === 'PROCESSING' || deposit.status === 'PAYED';
  if (isPaid)
    throw new ApiError(400, `The deposit is ${deposit.status}`, 'banking.depositClosed', 'depositId');
  operator.lifecycle.changeDepositStatus(deposit.id, 'CANCELED');
}
