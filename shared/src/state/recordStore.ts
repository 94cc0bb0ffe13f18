/** A record that survives a reload. It has one owner. None of its functions throws. */
export interface RecordStore<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
}

/** Stores texts by key: the part of `sessionStorage` that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** If the browser denies storage to a frame, even a read of the property throws. */
const browserStorage = (): TextStorage => window.sessionStorage;

/** How a record is written to storage and read from it. */
export interface RecordFormat<Value> {
  /** Returns undefined if the text is not such a record. */
  parse(text: string): Value | undefined;
  /** By default JSON. */
  serialize?(value: Value): string;
}

/**
 * Stores a record under a key. If the storage is denied or full, the record lives in memory until the page closes. Removes a
 * text that the format cannot read.
 */
export function createRecordStore<Value>(
  key: string,
  { parse, serialize = JSON.stringify }: RecordFormat<Value>,
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
    // If a record could not be overwritten, the old record must not come back after a reload.
    if (!isStored) stored((texts) => texts.removeItem(key));
  }

  return { read, write, clear };
}
