import type { BonusMemory } from '@paywidget/shared/state';
import fc from 'fast-check';
import { followBonuses, pickBonus } from './activeBonus';

const of = (ids: string) => [...ids].map((id) => ({ id }));
const fresh: BonusMemory = { among: [] };

/** What is active after each list in turn, each with what the host wishes: `abc` or `abc>b`. */
function history(...steps: string[]): (string | undefined)[] {
  let memory = fresh;
  return steps.map((step) => {
    const [ids = '', wished] = step.split('>');
    memory = followBonuses(memory, of(ids), wished);
    return memory.activeId;
  });
}

it.each([
  ['the first of the list', ['abc'], ['a']],
  ['the one the host wishes', ['abc>b'], ['b']],
  ['the first where the wished one is not there', ['abc>x'], ['a']],
  ['none of none', ['>b', ''], [undefined, undefined]],
  ['the wished one, however late it comes', ['>b', 'abc>b'], [undefined, 'b']],
  ['the next once the active one has ended', ['abc>b', 'ac>b'], ['b', 'c']],
  ['the one before where none is next', ['abc>c', 'ab>c'], ['c', 'b']],
  ['the nearest of those that are left', ['abcde>c', 'ae>c'], ['c', 'e']],
  ['the nearest before, of those that are left', ['abcde>d', 'ab>d'], ['d', 'b']],
  ['the neighbour still, once the host has put its list right', ['abc>b', 'ac>b', 'ac>b'], ['b', 'c', 'c']],
  ['the same one in whatever order', ['abc>b', 'cba>b'], ['b', 'b']],
  ['the first of an entirely new list', ['abc>b', 'xyz>b'], ['b', 'x']],
  ['what the host wishes anew', ['abc>b', 'abc>c'], ['b', 'c']],
  ['the same one where the new wish is not there', ['abc>b', 'abc>x'], ['b', 'b']],
  ['the first again after there were none', ['ab', '', 'ba'], ['a', undefined, 'b']],
])('it is %s', (_, steps, active) => {
  expect(history(...steps)).toEqual(active);
});

it('is what the player picks, against the host’s older wish', () => {
  const memory = followBonuses(fresh, of('abc'), 'b');
  const picked = pickBonus(memory, 'c');
  expect(followBonuses(picked, of('abc'), 'b').activeId).toBe('c');
  expect(pickBonus(memory, 'x')).toBe(memory);
});

it('is always one of those there are, moves only when it has gone, and stays the same object otherwise', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(lists, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('a', 'f', undefined),
      (all, wish) => {
        let memory = followBonuses(fresh, [], wish);
        for (const ids of all) {
          const before = memory;
          memory = followBonuses(before, of(ids.join('')), wish);
          expect(memory.activeId !== undefined).toBe(ids.length > 0);
          expect(ids.includes(memory.activeId ?? '')).toBe(ids.length > 0);
          if (before.activeId !== undefined && ids.includes(before.activeId)) {
            expect(memory.activeId).toBe(before.activeId);
          }
          expect(followBonuses(memory, of(ids.join('')), wish)).toBe(memory);
        }
      },
    ),
  );
});
