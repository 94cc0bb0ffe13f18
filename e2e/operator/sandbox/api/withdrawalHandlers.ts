import { createWithdrawal } from '@paywidget/shared/contract/payments';
import { InsufficientFundsError } from '../../ledger/ledger';
import { randomNumberId } from '../../ledger/randomId';
import { toUnits } from '../../ledger/units';
import { accountOf, unplayedOf } from '../operator/accounts';
import { ApiError } from '../operator/apiError';
import { coinCode } from '../operator/boxes';
import { statusCode, withdrawalHoldAccount } from '../operator/lifecycle';
import {
  checkFields,
  checkLimits,
  networkFields,
  outcomeForRequest,
  requireFields,
  requireWithdrawalMethod,
} from '../operator/requestRules';
import { defineHandlerWithFault } from './endpointHandler';

/** Time until a payout completes if no test amount sets another one. */
const payoutMs = 5000;

export const withdrawalHandlers = [
  defineHandlerWithFault(createWithdrawal, (request, caller) => {
    const { operator, player, now, idempotencyKey } = caller;
    const method = requireWithdrawalMethod(request.paymentType);
    const outcome = outcomeForRequest(request);
    checkFields(request.fields, [...(method.fields ?? []), ...networkFields(method)]);
    requireFields(request.fields, method);
    checkLimits(request.amount, request.currency, method, player.country);

    const id = randomNumberId();
    const currency = coinCode(request.currency);
    const units = toUnits(request.amount);
    const account = accountOf(player, request.accountType, request.currency);
    const locked = currency === 'SC' ? unplayedOf(operator.ledger, player) : 0n;
    const insufficientFunds = () =>
      new ApiError(400, 'Insufficient funds', 'banking.insufficientFunds', 'amount');
    if (units <= 0n || operator.ledger.balance(account, currency) - locked < units) throw insufficientFunds();
    try {
      operator.ledger.transfer({
        from: account,
        to: withdrawalHoldAccount,
        currency,
        units,
        reason: 'withdrawal hold',
        subject: id,
        at: now,
      });
    } catch (error) {
      throw error instanceof InsufficientFundsError ? insufficientFunds() : error;
    }
    operator.withdrawals.insert({
      id,
      playerId: player.id,
      method: method.name,
      units,
      currency,
      account,
      toCurrency: request.toCurrency ?? null,
      status: 'NEW',
      idempotencyKey: idempotencyKey ?? null,
      createdAt: now,
    });
    const statusChanges = outcome.statusChanges ?? [
      { afterMs: payoutMs, to: outcome.isDeclinedByProvider ? 'CANCELED' : 'PAYED' },
    ];
    for (const { afterMs, to } of statusChanges) operator.lifecycle.scheduleWithdrawalStatus(id, afterMs, to);
    return {
      body: { withdrawalId: id, status: statusCode('PROCESSING') },
      responseFault: outcome.responseFault,
    };
  }),
];
