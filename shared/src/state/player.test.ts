/** @jest-environment jsdom */
import { sampleSession } from '@paywidget/shared/testing';
import { perPlayerAtom } from './player';
import { createStore } from './StateProvider';
import { sessionAtom } from './session';

const playerOf = (id: number, user = {}) => sampleSession({ user: { id, ...user } });

function setUp() {
  const store = createStore();
  const wordAtom = perPlayerAtom('none');
  const say = (word: string) => store.set(wordAtom, word);
  const enter = (id: number, user = {}) => store.set(sessionAtom, playerOf(id, user));
  return { say, enter, word: () => store.get(wordAtom) };
}

it('is not another player’s', () => {
  const { say, enter, word } = setUp();
  enter(7);
  say('seven');
  enter(8);
  expect(word()).toBe('none');
  say('eight');
  expect(word()).toBe('eight');
  enter(7);
  expect(word()).toBe('none');
});

it('stays while the same player’s session changes', () => {
  const { say, enter, word } = setUp();
  enter(7);
  say('seven');
  enter(7, { token: 'renewed', lang: 'ru' });
  expect(word()).toBe('seven');
});

it('is of whoever comes first where nobody was there yet', () => {
  const { say, enter, word } = setUp();
  say('early');
  enter(7);
  expect(word()).toBe('early');
});
