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
import { onrampAnswer } from '../operator/answers/onramp';
import { boxById, coinsOf, type SoldBox } from '../operator/boxes';
import type { Caller } from '../operator/caller';
import { methodNamed } from '../operator/creationRules';
import { createdDeposit, requireDeposit, settleAsPaid } from '../operator/creations';
import { cryptoAddress } from '../operator/cryptoAddresses';
import { Refusal } from '../operator/refusal';
import { outcomeNamed } from '../outcomes';
import { randomId } from '../store/randomId';
import { fromUnits, toUnits } from '../store/units';
import { handles, handlesWithTwist } from './endpointHandler';

function create(creation: z.output<typeof DepositCreation>, caller: Caller, box?: SoldBox) {
  const method = methodNamed(creation.paymentType);
  return creation.isNewFlow
    ? { body: cryptoAddress(creation, method, caller, box) }
    : createdDeposit(creation, method, caller, box && coinsOf(box));
}

export const depositHandlers = [
  handlesWithTwist(createDeposit, (request, caller) => create(request, caller)),
  handlesWithTwist(prepareDeposit, (request, caller) => create(request, caller)),

  handlesWithTwist(createSweepstakeDeposit, ({ boxId, ...request }, caller) => {
    const box = boxById(boxId);
    if (!box) throw new Refusal(400, `No box ${boxId}`, 'banking.boxUnavailable', 'boxId');
    if (!request.isNewFlow && (request.amount !== box.price || request.currency !== box.priceCurrencyCode)) {
      throw new Refusal(400, 'The amount is the price of the box', 'banking.amountLimit', 'amount');
    }
    return create(request, caller, box);
  }),

  handles(completeDeposit, ({ depositId }, caller) =>
    settleAsPaid(requireDeposit(depositId, caller), caller),
  ),

  handlesWithTwist(continueExternalDeposit, ({ depositId, method: offer }, caller) => {
    const deposit = requireDeposit(depositId, caller);
    const { operator, now } = caller;
    const outcome = outcomeNamed(deposit.outcome);
    const { answer } = onrampAnswer({
      depositId,
      method: { ...methodNamed(deposit.method), name: offer },
      amount: fromUnits(deposit.units ?? 0n),
      currency: deposit.currency,
      outcome,
      publicUrl: operator.publicUrl(),
      now,
    });
    operator.deposits.setAnswer(depositId, 'redirect', answer);
    for (const { afterMs, to } of outcome.settles ?? [])
      operator.settlement.depositLater(depositId, afterMs, to);
    return { body: answer };
  }),

  handles(startSession, ({ paymentType, amount, currency }, { operator, player, now }) => {
    const { category } = methodNamed(paymentType);
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

  handles(closeModalSession, () => undefined),
];
