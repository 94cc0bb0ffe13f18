import {
  cancelDeposit,
  checkDeposit,
  completePeerToPeerDeposit,
  createPeerToPeerDeposit,
  type DepositCheck,
  fetchDepositStatus,
  findBank,
} from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import { bankOf } from '../operator/banks';
import { anyMethodNamed, methodNamed, outcomeFor } from '../operator/creationRules';
import {
  createdPeerToPeerDeposit,
  requireDeposit,
  settleAsCancelled,
  settleAsPaid,
} from '../operator/creations';
import { Refusal } from '../operator/refusal';
import { statusCode } from '../operator/settlement';
import { type Outcome, outcomeNamed } from '../outcomes';
import { isFinal } from '../store/deposits';
import { handles, handlesWithTwist } from './endpointHandler';
import { sealed } from './sealedCard';

/** A redirect that nobody came back from is forgotten after this. */
const abandonedMs = 30 * 60 * 1000;

const confirmationIds: Record<string, RegExp> = { bkash_p2p: /^\d{8,10}$/, nagad_p2p: /^\d{8,10}$/ };

/** An answer with what its counterparty got wrong. */
function flawed<Answer extends { depositId: string | number; card?: unknown }>(
  answer: Answer,
  { details }: Outcome,
): Answer {
  switch (details?.flaw) {
    case undefined:
      return answer;
    case 'incomplete':
      return { ...answer, card: undefined, created: undefined, timeout_minutes: undefined };
    case 'sealedForAnother':
      return sealed(answer, 'somebody else’s token') as Answer;
  }
}

export const peerToPeerHandlers = [
  handlesWithTwist(createPeerToPeerDeposit, (request, caller) => {
    const created = createdPeerToPeerDeposit(request, methodNamed(request.paymentMethod), caller);
    return { ...created, body: flawed(created.body, outcomeFor(request)) };
  }),

  handles(completePeerToPeerDeposit, ({ depositId, paymentMethod, confirmationId }, caller) => {
    const rule = confirmationIds[paymentMethod];
    if (rule && !rule.test(confirmationId ?? '')) {
      throw new Refusal(
        400,
        'The confirmation id has 8 to 10 digits',
        'banking.paymentMethodRegex',
        'confirmationId',
      );
    }
    settleAsPaid(requireDeposit(depositId, caller), caller);
  }),

  handles(
    checkDeposit,
    ({ paymentMethod, selectedCountry }, { operator, player, now }): z.input<typeof DepositCheck> => {
      const underWay = operator.deposits
        .ofPlayer(player.id)
        .find(
          (deposit) =>
            deposit.method === paymentMethod &&
            deposit.country === selectedCountry.toLowerCase() &&
            !isFinal(deposit.status) &&
            (deposit.expiresAt ?? deposit.createdAt + abandonedMs) > now,
        );
      if (!underWay) return { exists: false };
      const answer = underWay.answer as Omit<
        Extract<z.input<typeof DepositCheck>, { exists: true }>,
        'exists'
      >;
      const outcome = outcomeNamed(underWay.outcome);
      const told = outcome.details?.isForGood ? flawed(answer, outcome) : answer;
      // No word of what became of it since: the contract promises none.
      return { ...told, exists: true };
    },
  ),

  handles(cancelDeposit, ({ depositId }, caller) => {
    settleAsCancelled(requireDeposit(depositId, caller), caller);
  }),

  handles(fetchDepositStatus, ({ depositId }, caller) => {
    const { kind, status } = requireDeposit(depositId, caller);
    return { status: kind === 'peerToPeer' ? status : statusCode(status) };
  }),

  handles(findBank, ({ bin, accountNumber, bankCode, payment_method }) =>
    bankOf({ bin, accountNumber, bankCode, method: anyMethodNamed(payment_method) }),
  ),
];
