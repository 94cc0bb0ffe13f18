import type { Clock } from '../../ledger/clock';
import type { Store } from '../../ledger/database';
import { createDeposits } from '../../ledger/deposits';
import { createIdempotencyRecords } from '../../ledger/idempotency';
import { createLedger } from '../../ledger/ledger';
import { createPlayers } from '../../ledger/players';
import { createTasks } from '../../ledger/tasks';
import { createWithdrawals } from '../../ledger/withdrawals';
import { createLifecycle } from './lifecycle';
import { createPushBus } from './pushBus';

export interface OperatorOptions {
  store: Store;
  clock: Clock;
  /** Returns the sandbox's address without a trailing slash. Call it only after the server has started. */
  publicUrl: () => string;
  /** Rewrites pushes in other forms that the contract allows. */
  variesForms?: boolean;
  /** Time in ms until a deposit on a QR code page is paid. Those pages send no call when the player presses 'paid'. */
  scanMs?: number;
}

/** Creates the operator: its players, money, payments and scheduled tasks, independent of any transport. */
export function createOperator({
  store,
  clock,
  publicUrl,
  variesForms = false,
  scanMs = 12_000,
}: OperatorOptions) {
  const ledger = createLedger(store);
  const players = createPlayers(store);
  const deposits = createDeposits(store);
  const withdrawals = createWithdrawals(store);
  const pushes = createPushBus({ variesForms });
  const tasks = createTasks(store, clock, (kind, subject) => lifecycle.runTask(kind, subject));
  const lifecycle = createLifecycle({ clock, ledger, players, deposits, withdrawals, pushes, tasks });

  return {
    store,
    clock,
    publicUrl,
    scanMs,
    ledger,
    players,
    deposits,
    withdrawals,
    pushes,
    tasks,
    lifecycle,
    idempotency: createIdempotencyRecords(store),
    dispose: tasks.dispose,
  };
}

export type Operator = ReturnType<typeof createOperator>;
