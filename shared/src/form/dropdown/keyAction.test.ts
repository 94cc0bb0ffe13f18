import { type DropdownKeyState, keyActionOf } from './keyAction';

const options = ['Alfa', 'Beta', 'Bravo', ...Array.from({ length: 17 }, (_, index) => `No ${index}`)].map(
  (label) => ({
    value: label,
    label,
  }),
);
const open: DropdownKeyState = { isOpen: true, isSearchable: false, options, active: 5 };

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
])('%s in an open dropdown with %j gives the action %j', (key, keyState, action) => {
  expect(keyActionOf(key, { ...open, ...keyState })).toEqual(action);
});

it.each(['Home', 'End', 'b', ' ', 'ArrowLeft'])('ignores %s in a search field', (key) => {
  expect(keyActionOf(key, { ...open, isSearchable: true })).toBeUndefined();
});

it.each([
  ['ArrowDown', { type: 'open', to: 5 }],
  ['ArrowUp', { type: 'open', to: 5 }],
  ['a', { type: 'open', to: 0 }],
  ['Enter', undefined],
  [' ', undefined],
  ['Escape', undefined],
  ['Tab', undefined],
])('%s on a closed dropdown gives the action %j', (key, action) => {
  expect(keyActionOf(key, { ...open, isOpen: false })).toEqual(action);
});
