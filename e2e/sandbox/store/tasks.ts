import type { Clock } from '../clock';
import type { Store } from './database';

interface Task {
  id: number;
  due_at: number;
  kind: string;
  subject: string;
}

/** What is due later, kept in the database: a restart forgets none of it. */
export function createTasks(store: Store, clock: Clock, run: (kind: string, subject: string) => void) {
  const stops = new Map<number, () => void>();

  const arm = ({ id, due_at, kind, subject }: Task) => {
    const stop = clock.after(due_at - clock.now(), () => {
      stops.delete(id);
      store.transaction(() => {
        // A task that was scheduled in a transaction that failed is not in the database.
        if (store.first('DELETE FROM tasks WHERE id = ? RETURNING id', id)) run(kind, subject);
      });
    });
    stops.set(id, stop);
  };

  return {
    /** Takes up what an earlier run of the sandbox left. */
    resume: () => store.all<Task>('SELECT id, due_at, kind, subject FROM tasks ORDER BY due_at').forEach(arm),

    schedule(ms: number, kind: string, subject: string) {
      const due = clock.now() + ms;
      const task = store.first<Task>(
        'INSERT INTO tasks (due_at, kind, subject) VALUES (?, ?, ?) RETURNING id, due_at, kind, subject',
        due,
        kind,
        subject,
      );
      if (task) arm(task);
    },

    dispose() {
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
}

export type Tasks = ReturnType<typeof createTasks>;
