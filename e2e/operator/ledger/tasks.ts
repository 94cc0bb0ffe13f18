import type { Clock } from './clock';
import type { Store } from './database';

interface Task {
  id: number;
  due_at: number;
  kind: string;
  subject: string;
}

/** Schedules tasks and stores them in the database, so that they survive a restart. */
export function createTasks(store: Store, clock: Clock, run: (kind: string, subject: string) => void) {
  const cancelTimers = new Map<number, () => void>();

  const finish = ({ id, kind, subject }: Task) => {
    cancelTimers.get(id)?.();
    cancelTimers.delete(id);
    store.transaction(() => {
      // A rolled-back transaction leaves the timer of its task without a row.
      if (store.first('DELETE FROM tasks WHERE id = ? RETURNING id', id)) run(kind, subject);
    });
  };

  const start = (task: Task) => {
    const cancelTimer = clock.after(task.due_at - clock.now(), () => finish(task));
    cancelTimers.set(task.id, cancelTimer);
  };

  return {
    /** Starts the timers of tasks that an earlier run left in the database. */
    resume: () =>
      store.all<Task>('SELECT id, due_at, kind, subject FROM tasks ORDER BY due_at').forEach(start),

    /** Runs the task once after `ms`. */
    schedule(ms: number, kind: string, subject: string) {
      const due = clock.now() + ms;
      const task = store.first<Task>(
        'INSERT INTO tasks (due_at, kind, subject) VALUES (?, ?, ?) RETURNING id, due_at, kind, subject',
        due,
        kind,
        subject,
      );
      if (task) start(task);
    },

    /** Runs the tasks of a subject now, in their order. @param isIncluded tells which kinds to run */
    runNow: (subject: string, isIncluded: (kind: string) => boolean) =>
      store
        .all<Task>(
          'SELECT id, due_at, kind, subject FROM tasks WHERE subject = ? ORDER BY due_at, id',
          subject,
        )
        .filter(({ kind }) => isIncluded(kind))
        .forEach(finish),

    dispose() {
      for (const cancelTimer of cancelTimers.values()) cancelTimer();
      cancelTimers.clear();
    },
  };
}

export type Tasks = ReturnType<typeof createTasks>;
