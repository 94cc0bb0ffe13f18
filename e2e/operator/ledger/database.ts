import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { schema } from './schema';

type Value = number | bigint | string | null;

/** The sandbox's database. Rows are cast to `Row` without parsing, because only this package writes them. */
export interface Store {
  all<Row>(sql: string, ...values: Value[]): Row[];
  first<Row>(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): void;
  /** Runs `work` in a transaction and rolls it back if it throws. Transactions can be nested. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the database file (or `:memory:`). Creates the file and its tables if they are missing. */
export function openStore(file: string): Store {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // The driver locks with a folder, which stays behind after a process is killed.
    rmSync(`${file}.lock`, { recursive: true, force: true });
  }
  const database = new sqlite.Database(file);
  database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL;');
  database.exec(schema);

  return {
    all: <Row>(sql: string, ...values: Value[]) => database.all(sql, values) as Row[],
    first: <Row>(sql: string, ...values: Value[]) =>
      (database.get(sql, values) ?? undefined) as Row | undefined,
    run: (sql, ...values) => void database.run(sql, values),
    transaction(work) {
      const isNested = database.inTransaction;
      database.exec(isNested ? 'SAVEPOINT inner_work' : 'BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec(isNested ? 'RELEASE inner_work' : 'COMMIT');
        return result;
      } catch (error) {
        database.exec(isNested ? 'ROLLBACK TO inner_work; RELEASE inner_work' : 'ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
