import { summarizeValue } from './summary';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Lists where `actual` differs from `expected`, as `depositId: expected "a", got "b"`. Ignores what `expected` does not contain, and the
 * encrypted card, which differs in each answer.
 */
export function differences(expected: unknown, actual: unknown, place = ''): string[] {
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    const inner = (key: string) => (place ? `${place}.${key}` : key);
    return Object.keys(expected).flatMap((key) =>
      inner(key) === 'card.encoded' ? [] : differences(expected[key], actual[key], inner(key)),
    );
  }
  if ((expected ?? null) === (actual ?? null)) return [];
  return [`${place || 'the answer'}: expected ${summarizeValue(expected)}, got ${summarizeValue(actual)}`];
}
