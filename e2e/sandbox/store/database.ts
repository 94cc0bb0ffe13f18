import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { schema } from './schema';

type Value = number | bigint | string | null;

/** The sandbox's one database. Rows come back as the caller names them: the schema is ours, nothing foreign is read. */
export interface Store {
  all<Row>(sql: string, ...values: Value[]): Row[];
  first<Row>(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): void;
  /** All or nothing, inside another transaction too. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the file (or `:memory:`), making it and its tables where they are missing. */
export function openStore(file: string): Store {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // The driver's lock is a folder, which a killed process leaves behind.
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
      const isInner = database.inTransaction;
      database.exec(isInner ? 'SAVEPOINT inner_work' : 'BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec(isInner ? 'RELEASE inner_work' : 'COMMIT');
        return result;
      } catch (error) {
        database.exec(isInner ? 'ROLLBACK TO inner_work; RELEASE inner_work' : 'ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
