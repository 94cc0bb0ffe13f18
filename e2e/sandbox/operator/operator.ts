import type { Clock } from '../clock';
import type { Store } from '../store/database';
import { createDeposits } from '../store/deposits';
import { createIdempotencyRecords } from '../store/idempotency';
import { createLedger } from '../store/ledger';
import { createPlayers } from '../store/players';
import { createTasks } from '../store/tasks';
import { createWithdrawals } from '../store/withdrawals';
import { createPushBus } from './pushBus';
import { createSettlement } from './settlement';

/** Everything the operator's side knows and does, whichever transport asks. */
export interface OperatorOptions {
  store: Store;
  clock: Clock;
  /** Where the sandbox is reached, without a slash at the end; known once it listens. */
  publicUrl: () => string;
}

export function createOperator({ store, clock, publicUrl }: OperatorOptions) {
  const ledger = createLedger(store);
  const players = createPlayers(store);
  const deposits = createDeposits(store);
  const withdrawals = createWithdrawals(store);
  const pushes = createPushBus();
  const tasks = createTasks(store, clock, (kind, subject) => settlement.run(kind, subject));
  const settlement = createSettlement({ clock, ledger, players, deposits, withdrawals, pushes, tasks });

  return {
    store,
    clock,
    publicUrl,
    ledger,
    players,
    deposits,
    withdrawals,
    pushes,
    tasks,
    settlement,
    idempotency: createIdempotencyRecords(store),
    dispose: tasks.dispose,
  };
}

export type Operator = ReturnType<typeof createOperator>;
