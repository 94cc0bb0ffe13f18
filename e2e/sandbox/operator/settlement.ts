import { isCryptoCurrency } from '@paywidget/shared/money';
import type { Clock } from '../clock';
import { type DepositState, outcomeNamed, outcomeOf } from '../outcomes';
import { type Deposit, type Deposits, isFinal } from '../store/deposits';
import { type Ledger, playerAccount } from '../store/ledger';
import type { Players } from '../store/players';
import type { Tasks } from '../store/tasks';
import { fromUnits, toUnits } from '../store/units';
import type { Withdrawals } from '../store/withdrawals';
import type { PushBus } from './pushBus';
import { convert } from './rates';

interface Parts {
  clock: Clock;
  ledger: Ledger;
  players: Players;
  deposits: Deposits;
  withdrawals: Withdrawals;
  pushes: PushBus;
  tasks: Tasks;
}

/** Where the money of a withdrawal stays from its creation until it is paid out or given back. */
export const withdrawalHold = 'house:withdrawals';

const codes: Record<DepositState, number> = {
  NEW: 0,
  PROCESSING: 3,
  PAYED: 1,
  CANCELED: 2,
  AUTO_CANCELED: 2,
};

/** A state by its number, as pushes and most answers say it (wire, "Statuses and pushes"); 3 reads as accepted. */
export const statusCode = (state: DepositState) => codes[state];

/** How deposits and withdrawals end, and what the ledger and the player learn of it. */
export function createSettlement({ clock, ledger, players, deposits, withdrawals, pushes, tasks }: Parts) {
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
    const currency = players.find(deposit.playerId)?.currency ?? deposit.currency;
    const worth = convert(deposit.units ?? 0n, deposit.currency, currency);
    const credited =
      worth === undefined
        ? { currency: deposit.currency, units: deposit.units ?? 0n }
        : { currency, units: worth };
    ledger.transfer({ from: provider, to: playerAccount(deposit.playerId, 'main'), ...credited, ...common });
  }

  function pushDeposit(deposit: Deposit, status: DepositState) {
    if (outcomeNamed(deposit.outcome).isSilent) return;
    const { blockchain, txid, addressOf } = deposit.details;
    const amount = fromUnits(deposit.units ?? 0n);
    const coin = isCryptoCurrency(deposit.currency) ? { cryptoCurrency: deposit.currency } : {};
    pushes.publish(deposit.playerId, {
      event: 'deposit.status',
      data: {
        depositId: addressOf ?? deposit.id,
        amount,
        finalAmount: amount,
        currency: deposit.currency,
        status: statusCode(status),
        ...coin,
        ...(txid && { txid, blockchain }),
      },
    });
  }

  /** Moves a deposit on, crediting what is paid. Says whether it did: a final state stays. */
  function settleDeposit(id: string, to: DepositState): boolean {
    const deposit = deposits.find(id);
    if (!deposit || isFinal(deposit.status) || deposit.status === to) return false;
    deposits.setStatus(id, to);
    if (to === 'PAYED') credit(deposit);
    pushDeposit(deposit, to);
    return true;
  }

  function settleWithdrawal(id: string, to: DepositState): boolean {
    const withdrawal = withdrawals.find(id);
    if (!withdrawal || isFinal(withdrawal.status) || withdrawal.status === to) return false;
    withdrawals.setStatus(id, to);
    if (isFinal(to)) {
      const { currency, units } = withdrawal;
      const isPaid = to === 'PAYED';
      ledger.transfer({
        from: withdrawalHold,
        to: isPaid ? `provider:${withdrawal.method}` : withdrawal.account,
        currency,
        units,
        reason: isPaid ? 'withdrawal' : 'withdrawal refund',
        subject: id,
        at: clock.now(),
      });
    }
    const { reason } = outcomeOf(Number(fromUnits(withdrawal.units)), isCryptoCurrency(withdrawal.currency));
    pushes.publish(withdrawal.playerId, {
      event: 'withdrawal.status',
      data: {
        withdrawalId: id,
        status: statusCode(to),
        ...(to === 'CANCELED' && reason && { message: reason }),
      },
    });
    return true;
  }

  return {
    settleDeposit,
    settleWithdrawal,
    pushDeposit,

    depositLater: (id: string, afterMs: number, to: DepositState) =>
      tasks.schedule(afterMs, `deposit:${to}`, id),
    withdrawalLater: (id: string, afterMs: number, to: DepositState) =>
      tasks.schedule(afterMs, `withdrawal:${to}`, id),

    /** Runs out a deadline: only who has not said that they paid loses the deposit. */
    expireLater: (id: string, afterMs: number) => tasks.schedule(afterMs, 'expire:deposit', id),

    /** What a scheduled task does. */
    run(kind: string, subject: string) {
      const [what, to] = kind.split(':') as [string, DepositState];
      if (what === 'deposit') settleDeposit(subject, to);
      else if (what === 'withdrawal') settleWithdrawal(subject, to);
      else if (deposits.find(subject)?.status === 'NEW') settleDeposit(subject, 'AUTO_CANCELED');
    },
  };
}
