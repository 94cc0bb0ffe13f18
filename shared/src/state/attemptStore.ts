import { atom } from 'jotai';
import { type Attempt, parseAttempt, serializeAttempt } from './attempt';
import { attemptKeyAtom } from './player';

/** The one owner of a record that outlives a reload. None of its calls throws. */
export interface RecordStore<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  /** Ends it: at a final status, on leaving the complete page, or when nothing came of it. */
  clear(): void;
}

/** The one owner of the unfinished deposit. */
export type AttemptStore = RecordStore<Attempt>;

/** What keeps texts by key: the browser's `sessionStorage`, as far as it is needed here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Merely naming `sessionStorage` throws where the browser refuses storage to a frame. */
const browserStorage = (): TextStorage => window.sessionStorage;

/** How a record is written to storage and read from it. */
export interface RecordFormat<Value> {
  /** Returns undefined if the text is not such a record. */
  parse(text: string): Value | undefined;
  serialize(value: Value): string;
}

/**
 * Stores a record under a key. If the storage is denied or full, the record lives in memory until the page closes. A text
 * that the format cannot read is removed.
 */
export function createRecordStore<Value>(
  key: string,
  { parse, serialize }: RecordFormat<Value>,
  storage: () => TextStorage = browserStorage,
): RecordStore<Value> {
  let inMemory: Value | undefined;

  function stored<Result>(use: (storage: TextStorage) => Result): Result | undefined {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  }

  function clear() {
    inMemory = undefined;
    stored((texts) => texts.removeItem(key));
  }

  function read(): Value | undefined {
    if (inMemory) return inMemory;
    const text = stored((texts) => texts.getItem(key)) ?? undefined;
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && !value) clear();
    return value;
  }

  function write(value: Value) {
    const isStored = stored((texts) => {
      texts.setItem(key, serialize(value));
      return true;
    });
    inMemory = isStored ? undefined : value;
    // An older one must not come back after a reload.
    if (!isStored) stored((texts) => texts.removeItem(key));
  }

  return { read, write, clear };
}

export function createAttemptStore(key: string, storage?: () => TextStorage): AttemptStore {
  return createRecordStore(key, { parse: parseAttempt, serialize: serializeAttempt }, storage);
}

/** The player's unfinished attempt. Changes of the session that leave the player the same keep the same store. */
export const attemptStoreAtom = atom((get) => createAttemptStore(get(attemptKeyAtom)));
