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
import { isFinal } from '../../ledger/deposits';
import { findOutcome, type Outcome } from '../../ledger/testAmounts';
import { ApiError } from '../operator/apiError';
import { findBankDetails } from '../operator/banks';
import {
  cancelByPlayer,
  confirmPayment,
  requireDeposit,
  submitPeerToPeerDeposit,
} from '../operator/depositActions';
import { statusCode } from '../operator/lifecycle';
import { outcomeForRequest, requireAnyMethod, requireMethod } from '../operator/requestRules';
import { withEncryptedCard } from './cardEncryption';
import { defineHandler, defineHandlerWithFault } from './endpointHandler';

/** `deposit-check` no longer returns an open deposit without a deadline after this time. */
const abandonedAfterMs = 30 * 60 * 1000;

const confirmationIds: Record<string, RegExp> = { bkash_p2p: /^\d{8,10}$/, nagad_p2p: /^\d{8,10}$/ };

/** Applies the flaw of a test amount to the details of a peer-to-peer response. */
function withFlawedDetails<Body extends { depositId: string | number; card?: unknown }>(
  body: Body,
  { details }: Outcome,
): Body {
  switch (details?.flaw) {
    case undefined:
      return body;
    case 'incomplete':
      return { ...body, card: undefined, created: undefined, timeout_minutes: undefined };
    case 'wrongToken':
      return withEncryptedCard(body, 'another token') as Body;
  }
}

export const peerToPeerHandlers = [
  defineHandlerWithFault(createPeerToPeerDeposit, (request, caller) => {
    const result = submitPeerToPeerDeposit(request, requireMethod(request.paymentMethod), caller);
    return { ...result, body: withFlawedDetails(result.body, outcomeForRequest(request)) };
  }),

  defineHandler(completePeerToPeerDeposit, ({ depositId, paymentMethod, confirmationId }, caller) => {
    const rule = confirmationIds[paymentMethod];
    if (rule && !rule.test(confirmationId ?? '')) {
      throw new ApiError(
        400,
        'The confirmation id must have 8 to 10 digits',
        'banking.paymentMethodRegex',
        'confirmationId',
      );
    }
    confirmPayment(requireDeposit(depositId, caller), caller);
  }),

  defineHandler(
    checkDeposit,
    ({ paymentMethod, selectedCountry }, { operator, player, now }): z.input<typeof DepositCheck> => {
      const openDeposit = operator.deposits
        .ofPlayer(player.id)
        .find(
          (deposit) =>
            deposit.method === paymentMethod &&
            deposit.country === selectedCountry.toLowerCase() &&
            !isFinal(deposit.status) &&
            (deposit.expiresAt ?? deposit.createdAt + abandonedAfterMs) > now,
        );
      if (!openDeposit) return { exists: false };
      const response = openDeposit.response as Omit<
        Extract<z.input<typeof DepositCheck>, { exists: true }>,
        'exists'
      >;
      const outcome = findOutcome(openDeposit.outcome);
      const details = outcome.details?.isPermanent ? withFlawedDetails(response, outcome) : response;
      // `status` is the one from creation: the contract does not promise a current one here.
      return { ...details, exists: true };
    },
  ),

  defineHandler(cancelDeposit, ({ depositId }, caller) => {
    cancelByPlayer(requireDeposit(depositId, caller), caller);
  }),

  defineHandler(fetchDepositStatus, ({ depositId }, caller) => {
    const { kind, status } = requireDeposit(depositId, caller);
    return { status: kind === 'peerToPeer' ? status : statusCode(status) };
  }),

  defineHandler(findBank, ({ bin, accountNumber, bankCode, payment_method }) =>
    findBankDetails({ bin, accountNumber, bankCode, method: requireAnyMethod(payment_method) }),
  ),
];
