import {
  closeModalSession,
  completeDeposit,
  continueExternalDeposit,
  createDeposit,
  createSweepstakeDeposit,
  type DepositCreation,
  prepareDeposit,
  startSession,
} from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import { randomId } from '../../ledger/randomId';
import { findOutcome } from '../../ledger/testAmounts';
import { fromUnits, toUnits } from '../../ledger/units';
import { ApiError } from '../operator/apiError';
import { type Box, boxById, coinsIn } from '../operator/boxes';
import type { Caller } from '../operator/caller';
import { issueCryptoAddress } from '../operator/cryptoAddresses';
import { confirmPayment, requireDeposit, submitDeposit } from '../operator/depositActions';
import { requireMethod } from '../operator/requestRules';
import { isOffered, onrampContinuation } from '../operator/responses/onramp';
import { defineHandler, defineHandlerWithFault } from './endpointHandler';

function create(request: z.output<typeof DepositCreation>, caller: Caller, box?: Box) {
  const method = requireMethod(request.paymentType);
  return request.isNewFlow
    ? { body: issueCryptoAddress(request, method, caller, box) }
    : submitDeposit(request, method, caller, box && coinsIn(box));
}

export const depositHandlers = [
  defineHandlerWithFault(createDeposit, (request, caller) => create(request, caller)),
  defineHandlerWithFault(prepareDeposit, (request, caller) => create(request, caller)),

  defineHandlerWithFault(createSweepstakeDeposit, ({ boxId, ...request }, caller) => {
    const box = boxById(boxId);
    if (!box) throw new ApiError(400, `No box ${boxId}`, 'banking.boxUnavailable', 'boxId');
    if (!request.isNewFlow && (request.amount !== box.price || request.currency !== box.priceCurrencyCode)) {
      throw new ApiError(400, 'The amount must be the price of the box', 'banking.amountLimit', 'amount');
    }
    return create(request, caller, box);
  }),

  defineHandler(completeDeposit, ({ depositId }, caller) =>
    confirmPayment(requireDeposit(depositId, caller), caller),
  ),

  defineHandlerWithFault(continueExternalDeposit, ({ depositId, method: offer }, caller) => {
    const deposit = requireDeposit(depositId, caller);
    const { operator, now } = caller;
    if (!isOffered(offer))
      throw new ApiError(400, `No offer ${offer}`, 'banking.methodUnavailable', 'method');
    const outcome = findOutcome(deposit.outcome);
    const { response } = onrampContinuation({
      depositId,
      method: { ...requireMethod(deposit.method), name: offer },
      amount: fromUnits(deposit.units ?? 0n),
      currency: deposit.currency,
      outcome,
      publicUrl: operator.publicUrl(),
      now,
    });
    operator.deposits.setResponse(depositId, 'redirect', response);
    for (const { afterMs, to } of outcome.statusChanges ?? [])
      operator.lifecycle.scheduleDepositStatus(depositId, afterMs, to);
    return { body: response };
  }),

  defineHandler(startSession, ({ paymentType, amount, currency }, { operator, player, now }) => {
    const { category } = requireMethod(paymentType);
    const id = randomId('ses');
    operator.store.run(
      'INSERT INTO sessions (id, player_id, method, units, currency, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      player.id,
      paymentType,
      toUnits(amount),
      currency,
      now,
    );
    return {
      payment_session_id: id,
      created_at: new Date(now).toISOString(),
      ...(category && { pending_group: category }),
    };
  }),

  defineHandler(closeModalSession, () => undefined),
];
