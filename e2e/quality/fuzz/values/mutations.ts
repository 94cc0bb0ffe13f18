import fc from 'fast-check';
import { oddClonable, oddJson, oddName } from './oddValues';

/** A change at one place of a value. `place` and `other` choose among the places there are. */
interface Mutation {
  kind: 'replace' | 'delete' | 'duplicate' | 'rename' | 'insert' | 'wrap' | 'swap' | 'repeat' | 'cycle';
  place: number;
  other: number;
  name: string;
  value: unknown;
}

interface Place {
  parent: object;
  key: string;
}

/** True for a list or a plain object, whose members can be changed. */
const isObject = (value: unknown): value is object =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/** A copy, so that a later change does not change the values of other cases. What is nested too deep was made for one case. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

/** Places deeper or later than this stay unchanged: the value is large enough to break something. */
const mostPlaces = 600;

/** All places of a value, from the outside in. */
function placesIn(root: object): Place[] {
  const places: Place[] = [];
  const seen = new Set<object>([root]);
  const queue: object[] = [root];
  for (let parent = queue.shift(); parent && places.length < mostPlaces; parent = queue.shift()) {
    for (const key of Object.keys(parent).slice(0, mostPlaces)) {
      places.push({ parent, key });
      const value = valueAt({ parent, key });
      if (!isObject(value) || seen.has(value)) continue;
      seen.add(value);
      queue.push(value);
    }
  }
  return places;
}

const valueAt = ({ parent, key }: Place): unknown => Object.getOwnPropertyDescriptor(parent, key)?.value;

/** Sets an own property, `__proto__` too, as `JSON.parse` does. */
const setAt = (parent: object, key: string, value: unknown) =>
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });

function removeAt({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

/** The number of repetitions of a member or a text. */
const manyTimes = 100;

function repeated(value: unknown): unknown {
  if (typeof value === 'string')
    return value.repeat(Math.max(1, Math.min(manyTimes, Math.floor(20_000 / (value.length || 1)))));
  if (Array.isArray(value))
    return Array.from({ length: manyTimes }, () => value)
      .flat()
      .slice(0, manyTimes);
  if (typeof value === 'number') return value * 1e6;
  return value;
}

function applyOne(root: { value: unknown }, { kind, place, other, name, value: added }: Mutation): void {
  const value = copyOf(added);
  const places = placesIn(root);
  const at = places[place % places.length];
  const second = places[other % places.length];
  if (!at || !second) return;
  const current = valueAt(at);
  switch (kind) {
    case 'replace':
      setAt(at.parent, at.key, value);
      return;
    case 'delete':
      if (at.parent !== root) removeAt(at);
      return;
    case 'duplicate':
      if (Array.isArray(at.parent)) at.parent.push(current);
      else if (at.parent !== root) setAt(at.parent, name, current);
      return;
    case 'rename':
      if (at.parent === root || Array.isArray(at.parent)) return;
      removeAt(at);
      setAt(at.parent, name, current);
      return;
    case 'insert':
      if (Array.isArray(current)) current.push(value);
      else if (isObject(current)) setAt(current, name, value);
      return;
    case 'wrap':
      setAt(at.parent, at.key, other % 2 === 0 ? [current] : { [name]: current });
      return;
    case 'swap':
      setAt(at.parent, at.key, valueAt(second));
      return;
    case 'repeat':
      setAt(at.parent, at.key, repeated(current));
      return;
    case 'cycle':
      setAt(at.parent, at.key, root.value);
  }
}

const kinds = [
  'replace',
  'replace',
  'delete',
  'duplicate',
  'rename',
  'insert',
  'wrap',
  'swap',
  'repeat',
] as const;

const mutationOf = (value: fc.Arbitrary<unknown>, extra: readonly Mutation['kind'][] = []) =>
  fc.record<Mutation>({
    kind: fc.constantFrom<Mutation['kind']>(...kinds, ...extra),
    place: fc.nat({ max: mostPlaces }),
    other: fc.nat({ max: mostPlaces }),
    name: oddName,
    value,
  });

const jsonMutation = mutationOf(oddJson);
const clonableMutation = mutationOf(oddClonable, ['cycle']);

function changed(sample: unknown, mutations: readonly Mutation[]): unknown {
  const root = { value: structuredClone(sample) };
  // Repeated again, a list would have as many members as no server sends.
  const firstRepeat = mutations.find(({ kind }) => kind === 'repeat');
  for (const mutation of mutations)
    if (mutation.kind !== 'repeat' || mutation === firstRepeat) applyOne(root, mutation);
  return root.value;
}

const mostMutations = 5;

const mutated = (samples: readonly unknown[], mutation: fc.Arbitrary<Mutation>) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(mutation, { maxLength: mostMutations }))
    .map(([sample, mutations]) => changed(sample, mutations));

/** One of the samples after up to five changes, so that it can still be written as JSON text. It may share parts, but has no cycle. */
export const mutatedJson = (...samples: readonly unknown[]): fc.Arbitrary<unknown> =>
  mutated(samples, jsonMutation);

/** One of the samples after up to five changes, as `postMessage` could deliver it: with cycles, dates and big integers. */
export const mutatedClonable = (...samples: readonly unknown[]): fc.Arbitrary<unknown> =>
  mutated(samples, clonableMutation);

interface TextMutation {
  at: number;
  remove: number;
  add: string;
}

/** One of the texts after up to four changes of its characters. */
export const mutatedText = (texts: readonly string[], added: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(
        fc.record<TextMutation>({ at: fc.nat({ max: 400 }), remove: fc.nat({ max: 3 }), add: added }),
        {
          maxLength: 4,
        },
      ),
    )
    .map(([text, changes]) =>
      changes.reduce((now, { at, remove, add }) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + add + now.slice(place + remove);
      }, text),
    );
