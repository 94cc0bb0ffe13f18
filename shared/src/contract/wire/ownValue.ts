/**
 * Returns a record's own value. Use this function for a name from outside: every plain object inherits values by names such
 * as `constructor` and `toString`, and `record[name]` would return them.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
