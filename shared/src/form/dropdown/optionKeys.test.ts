import { type KeySituation, meaningOf } from './optionKeys';

const options = ['Alfa', 'Beta', 'Bravo', ...Array.from({ length: 17 }, (_, index) => `No ${index}`)].map(
  (label) => ({
    value: label,
    label,
  }),
);
const open: KeySituation = { isOpen: true, isSearchable: false, options, active: 5 };

it.each([
  ['ArrowDown', {}, { type: 'move', to: 6 }],
  ['ArrowDown', { active: 19 }, { type: 'move', to: 0 }],
  ['ArrowUp', { active: 0 }, { type: 'move', to: 19 }],
  ['PageDown', {}, { type: 'move', to: 15 }],
  ['PageDown', { active: 15 }, { type: 'move', to: 19 }],
  ['PageUp', {}, { type: 'move', to: 0 }],
  ['Home', {}, { type: 'move', to: 0 }],
  ['End', {}, { type: 'move', to: 19 }],
  ['b', {}, { type: 'move', to: 1 }],
  ['B', { active: 1 }, { type: 'move', to: 2 }],
  ['x', {}, undefined],
  ['Enter', {}, { type: 'choose' }],
  [' ', {}, { type: 'choose' }],
  ['Escape', {}, { type: 'close' }],
  ['Tab', {}, undefined],
])('%s in an open dropdown, %j, means %j', (key, situation, meaning) => {
  expect(meaningOf(key, { ...open, ...situation })).toEqual(meaning);
});

it.each(['Home', 'End', 'b', ' ', 'ArrowLeft'])('%s belongs to the text of a search', (key) => {
  expect(meaningOf(key, { ...open, isSearchable: true })).toBeUndefined();
});

it.each([
  ['ArrowDown', { type: 'open', to: 5 }],
  ['ArrowUp', { type: 'open', to: 5 }],
  ['a', { type: 'open', to: 0 }],
  ['Enter', undefined],
  [' ', undefined],
  ['Escape', undefined],
  ['Tab', undefined],
])('%s on a closed dropdown means %j', (key, meaning) => {
  expect(meaningOf(key, { ...open, isOpen: false })).toEqual(meaning);
});
