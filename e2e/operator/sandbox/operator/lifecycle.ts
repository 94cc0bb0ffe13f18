import { isCryptoCurrency } from '@paywidget/shared/money';
import type { Clock } from '../../ledger/clock';
import { type Deposit, type Deposits, isFinal } from '../../ledger/deposits';
import { type Ledger, playerAccount } from '../../ledger/ledger';
import type { Players } from '../../ledger/players';
import type { Tasks } from '../../ledger/tasks';
import { type DepositState, findOutcome, outcomeForAmount } from '../../ledger/testAmounts';
import { fromUnits, toUnits } from '../../ledger/units';
import type { Withdrawals } from '../../ledger/withdrawals';
import type { PushBus } from './pushBus';
import { convert, roundedDown } from './rates';

interface LifecycleOptions {
  clock: Clock;
  ledger: Ledger;
  players: Players;
  deposits: Deposits;
  withdrawals: Withdrawals;
  pushes: PushBus;
  tasks: Tasks;
}

/** Ledger account that holds the money of a withdrawal until it is paid out or refunded. */
export const withdrawalHoldAccount = 'house:withdrawals';

const statusCodes: Record<DepositState, number> = {
  NEW: 0,
  PROCESSING: 3,
  PAYED: 1,
  CANCELED: 2,
  AUTO_CANCELED: 2,
};

/** Returns the numeric status used in pushes and most responses; 3 means accepted. See docs/rules/wire.md. */
export const statusCode = (state: DepositState) => statusCodes[state];

/** Creates the status changes of deposits and withdrawals, with their ledger transfers and pushes. */
export function createLifecycle({
  clock,
  ledger,
  players,
  deposits,
  withdrawals,
  pushes,
  tasks,
}: LifecycleOptions) {
  /** The value of a deposit in the account's currency, rounded down to the currency's decimals. */
  function worthOf({ playerId, currency, units }: Deposit): { currency: string; units: bigint } {
    const paid = { currency, units: units ?? 0n };
    const account = players.find(playerId)?.currency ?? currency;
    const worth = convert(paid.units, currency, account);
    return worth === undefined ? paid : { currency: account, units: roundedDown(worth, account) };
  }

  function credit(deposit: Deposit) {
    const { coins } = deposit.details;
    const provider = `provider:${deposit.method}`;
    const common = { reason: 'deposit', subject: deposit.id, at: clock.now() };
    if (coins) {
      const to = playerAccount(deposit.playerId, 'coins');
      for (const currency of ['GC', 'SC'] as const) {
        ledger.transfer({ from: 'house:coins', to, currency, units: toUnits(coins[currency]), ...common });
      }
      return;
    }
    const to = playerAccount(deposit.playerId, 'main');
    ledger.transfer({ from: provider, to, ...worthOf(deposit), ...common });
  }

  /**
   * Pushes a status: the amount in the arrived coin, if coins arrived, and the credited amount in the account's currency.
   */
  function pushDepositStatus(deposit: Deposit, status: DepositState) {
    if (findOutcome(deposit.outcome).isSilent) return;
    const { blockchain, txid, addressOf, coins } = deposit.details;
    const isCoin = isCryptoCurrency(deposit.currency);
    const paid = { currency: deposit.currency, units: deposit.units ?? 0n };
    const worth = coins && !isCoin ? paid : worthOf(deposit);
    const finalAmount = fromUnits(worth.units);
    const amount = isCoin ? fromUnits(paid.units) : finalAmount;
    pushes.publish(deposit.playerId, {
      event: 'deposit.status',
      data: {
        depositId: addressOf ?? deposit.id,
        amount,
        finalAmount,
        currency: worth.currency,
        status: statusCode(status),
        ...(isCoin && { cryptoCurrency: deposit.currency }),
        ...(txid && { txid, blockchain }),
      },
    });
  }

  /**
   * Changes a deposit's status, credits it if it is paid, and pushes the status. Returns false without a change if the
   * status is final or already set.
   */
  function changeDepositStatus(id: string, to: DepositState): boolean {
    const deposit = deposits.find(id);
    if (!deposit || isFinal(deposit.status) || deposit.status === to) return false;
    deposits.setStatus(id, to);
    if (to === 'PAYED') credit(deposit);
    pushDepositStatus(deposit, to);
    return true;
  }

  /**
   * Changes a withdrawal's status, pays out or refunds the held money, and pushes the status. Returns false without a
   * change if the status is final or already set.
   */
  function changeWithdrawalStatus(id: string, to: DepositState): boolean {
    const withdrawal = withdrawals.find(id);
    if (!withdrawal || isFinal(withdrawal.status) || withdrawal.status === to) return false;
    withdrawals.setStatus(id, to);
    if (isFinal(to)) {
      const { currency, units } = withdrawal;
      const isPaid = to === 'PAYED';
      ledger.transfer({
        from: withdrawalHoldAccount,
        to: isPaid ? `provider:${withdrawal.method}` : withdrawal.account,
        currency,
        units,
        reason: isPaid ? 'withdrawal' : 'withdrawal refund',
        subject: id,
        at: clock.now(),
      });
    }
    const { declineReason } = outcomeForAmount(
      Number(fromUnits(withdrawal.units)),
      isCryptoCurrency(withdrawal.currency),
    );
    pushes.publish(withdrawal.playerId, {
      event: 'withdrawal.status',
      data: {
        withdrawalId: id,
        status: statusCode(to),
        ...(to === 'CANCELED' && declineReason && { message: declineReason }),
      },
    });
    return true;
  }

  return {
    changeDepositStatus,
    changeWithdrawalStatus,
    pushDepositStatus,

    scheduleDepositStatus: (id: string, afterMs: number, to: DepositState) =>
      tasks.schedule(afterMs, `deposit:${to}`, id),
    scheduleWithdrawalStatus: (id: string, afterMs: number, to: DepositState) =>
      tasks.schedule(afterMs, `withdrawal:${to}`, id),

    /** Schedules the expiry of a deposit. A deposit that the payer has reported as paid does not expire. */
    scheduleExpiry: (id: string, afterMs: number) => tasks.schedule(afterMs, 'expire:deposit', id),

    /** Gives a player's payments the statuses that are scheduled for them now, in their order. Deadlines stay. */
    hurry(playerId: string) {
      for (const { id } of [...deposits.ofPlayer(playerId), ...withdrawals.ofPlayer(playerId)])
        tasks.runNow(id, (kind) => !kind.startsWith('expire:'));
    },

    /** Runs a scheduled task. */
    runTask(kind: string, subject: string) {
      const [target, to] = kind.split(':') as [string, DepositState];
      if (target === 'deposit') changeDepositStatus(subject, to);
      else if (target === 'withdrawal') changeWithdrawalStatus(subject, to);
      else if (deposits.find(subject)?.status === 'NEW') changeDepositStatus(subject, 'AUTO_CANCELED');
    },
  };
}
