import { brief } from './described';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Where `actual` is not what `wanted` is, as `depositId: expected "a", got "b"`. What `wanted` has not is not looked at, nor is what
 * is sealed anew for each answer.
 */
export function differences(wanted: unknown, actual: unknown, place = ''): string[] {
  if (isObject(wanted) && isObject(actual) && Array.isArray(wanted) === Array.isArray(actual)) {
    const inner = (key: string) => (place ? `${place}.${key}` : key);
    return Object.keys(wanted).flatMap((key) =>
      inner(key) === 'card.encoded' ? [] : differences(wanted[key], actual[key], inner(key)),
    );
  }
  if ((wanted ?? null) === (actual ?? null)) return [];
  return [`${place || 'the answer'}: expected ${brief(wanted)}, got ${brief(actual)}`];
}
