import { createWithdrawal } from '@paywidget/shared/contract/payments';
import { accountOf, unplayedOf } from '../operator/accounts';
import { coinCode } from '../operator/boxes';
import {
  checkFields,
  checkLimits,
  networkField,
  outcomeFor,
  requireFields,
  withdrawalMethodNamed,
} from '../operator/creationRules';
import { Refusal } from '../operator/refusal';
import { statusCode, withdrawalHold } from '../operator/settlement';
import { InsufficientFundsError } from '../store/ledger';
import { randomId } from '../store/randomId';
import { toUnits } from '../store/units';
import { handlesWithTwist } from './endpointHandler';

/** How long a usual payout takes. */
const payoutMs = 5000;

export const withdrawalHandlers = [
  handlesWithTwist(createWithdrawal, (request, caller) => {
    const { operator, player, now, idempotencyKey } = caller;
    const method = withdrawalMethodNamed(request.paymentType);
    const outcome = outcomeFor(request);
    checkFields(request.fields, [...(method.fields ?? []), ...networkField(method)]);
    requireFields(request.fields, method);
    checkLimits(request.amount, request.currency, method, player.country);

    const id = randomId('wdr');
    const currency = coinCode(request.currency);
    const units = toUnits(request.amount);
    const account = accountOf(player, request.accountType, request.currency);
    const locked = currency === 'SC' ? unplayedOf(operator.ledger, player) : 0n;
    const refuse = () => new Refusal(400, 'Insufficient funds', 'banking.insufficientFunds', 'amount');
    if (units <= 0n || operator.ledger.balance(account, currency) - locked < units) throw refuse();
    try {
      operator.ledger.transfer({
        from: account,
        to: withdrawalHold,
        currency,
        units,
        reason: 'withdrawal hold',
        subject: id,
        at: now,
      });
    } catch (error) {
      throw error instanceof InsufficientFundsError ? refuse() : error;
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
    const settles = outcome.settles ?? [
      { afterMs: payoutMs, to: outcome.isDeclinedByProvider ? 'CANCELED' : 'PAYED' },
    ];
    for (const { afterMs, to } of settles) operator.settlement.withdrawalLater(id, afterMs, to);
    return { body: { withdrawalId: id, status: statusCode('PROCESSING') }, twist: outcome.twist };
  }),
];
