import type { BonusMemory } from '@paywidget/shared/state';
import fc from 'fast-check';
import { haveAllEnded, pickBonus, updateActiveBonus } from './activeBonus';

const of = (ids: string) => [...ids].map((id) => ({ id }));
const fresh: BonusMemory = { ids: [] };

/** Returns the active bonus after each step. A step is a list with an optional `bonusId` of the host: `abc` or `abc>b`. */
function history(...steps: string[]): (string | undefined)[] {
  let memory = fresh;
  return steps.map((step) => {
    const [ids = '', requested] = step.split('>');
    memory = updateActiveBonus(memory, of(ids), requested);
    return memory.activeId;
  });
}

it.each([
  ['the first of the list', ['abc'], ['a']],
  ['the one requested by the host', ['abc>b'], ['b']],
  ['the first if the requested one is not in the list', ['abc>x'], ['a']],
  ['none if the list is empty', ['>b', ''], [undefined, undefined]],
  ['the requested one, even if the list arrives later', ['>b', 'abc>b'], [undefined, 'b']],
  ['the next one after the active one has ended', ['abc>b', 'ac>b'], ['b', 'c']],
  ['the previous one if there is no next one', ['abc>c', 'ab>c'], ['c', 'b']],
  ['the nearest remaining one after it', ['abcde>c', 'ae>c'], ['c', 'e']],
  ['the nearest remaining one before it', ['abcde>d', 'ab>d'], ['d', 'b']],
  ['the same neighbour if the host sends the list again', ['abc>b', 'ac>b', 'ac>b'], ['b', 'c', 'c']],
  ['the same one if the order changes', ['abc>b', 'cba>b'], ['b', 'b']],
  ['the first of an entirely new list', ['abc>b', 'xyz>b'], ['b', 'x']],
  ['a newly requested one', ['abc>b', 'abc>c'], ['b', 'c']],
  ['the same one if the newly requested one is not in the list', ['abc>b', 'abc>x'], ['b', 'b']],
  ['the first of the list after an empty list', ['ab', '', 'ba'], ['a', undefined, 'b']],
])('the active bonus is %s', (_, steps, active) => {
  expect(history(...steps)).toEqual(active);
});

it('the player’s choice overrides an earlier request of the host', () => {
  const memory = updateActiveBonus(fresh, of('abc'), 'b');
  const picked = pickBonus(memory, 'c');
  expect(updateActiveBonus(picked, of('abc'), 'b').activeId).toBe('c');
  expect(pickBonus(memory, 'x')).toBe(memory);
});

it('the active bonus is always in the list, changes only if it ends, and the memory object is reused otherwise', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(lists, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('a', 'f', undefined),
      (all, requested) => {
        let memory = updateActiveBonus(fresh, [], requested);
        for (const ids of all) {
          const before = memory;
          memory = updateActiveBonus(before, of(ids.join('')), requested);
          expect(memory.activeId !== undefined).toBe(ids.length > 0);
          expect(ids.includes(memory.activeId ?? '')).toBe(ids.length > 0);
          if (before.activeId !== undefined && ids.includes(before.activeId)) {
            expect(memory.activeId).toBe(before.activeId);
          }
          expect(updateActiveBonus(memory, of(ids.join('')), requested)).toBe(memory);
        }
      },
    ),
  );
});

test.each([
  ['no bonuses were known', '', 'ab', false],
  ['one of them is left', 'ab', 'bc', false],
  ['the list is empty', 'ab', '', true],
  ['all others are new', 'ab', 'cd', true],
])('haveAllEnded if %s', (_, known, current, expected) => {
  expect(haveAllEnded(updateActiveBonus(fresh, of(known), undefined), of(current))).toBe(expected);
});
