import {
  cancelDeposit,
  checkDeposit,
  completePeerToPeerDeposit,
  createPeerToPeerDeposit,
  type DepositCheck,
  fetchDepositStatus,
  findBank,
} from '@paywidget/shared/payments';
import type * as z from 'zod/mini';
import { bankOf } from '../operator/banks';
import { anyMethodNamed, methodNamed } from '../operator/creationRules';
import { createdPeerToPeerDeposit, requireDeposit, settleAsPaid } from '../operator/creations';
import { Refusal } from '../operator/refusal';
import { statusCode } from '../operator/settlement';
import { isFinal } from '../store/deposits';
import { handles, handlesWithTwist } from './endpointHandler';

/** A redirect that nobody came back from is forgotten after this. */
const abandonedMs = 30 * 60 * 1000;

const confirmationIds: Record<string, RegExp> = { bkash_p2p: /^\d{8,10}$/, nagad_p2p: /^\d{8,10}$/ };

export const peerToPeerHandlers = [
  handlesWithTwist(createPeerToPeerDeposit, (request, caller) =>
    createdPeerToPeerDeposit(request, methodNamed(request.paymentMethod), caller),
  ),

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
      const status = underWay.kind === 'peerToPeer' ? underWay.status : statusCode(underWay.status);
      return { ...answer, status, exists: true };
    },
  ),

  handles(cancelDeposit, ({ depositId }, caller) => {
    caller.operator.settlement.settleDeposit(requireDeposit(depositId, caller).id, 'CANCELED');
  }),

  handles(fetchDepositStatus, ({ depositId }, caller) => {
    const { kind, status } = requireDeposit(depositId, caller);
    return { status: kind === 'peerToPeer' ? status : statusCode(status) };
  }),

  handles(findBank, ({ bin, accountNumber, bankCode, payment_method }) =>
    bankOf({ bin, accountNumber, bankCode, method: anyMethodNamed(payment_method) }),
  ),
];
