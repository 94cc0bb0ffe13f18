/**
 * Returns a record's own value. For a name from outside: every plain object inherits values by names such as `constructor`
 * and `toString`, which `record[name]` would return.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
