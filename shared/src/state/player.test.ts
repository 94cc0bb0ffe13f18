/** @jest-environment jsdom */
import { sampleSession } from '@paywidget/shared/testing';
import { attemptKeyAtom, perPlayerAtom } from './player';
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

it('is not shared with another player', () => {
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

it('stays when the same player’s session changes', () => {
  const { say, enter, word } = setUp();
  enter(7);
  say('seven');
  enter(7, { token: 'renewed', lang: 'ru' });
  expect(word()).toBe('seven');
});

it('belongs to the first player if it was set before one was known', () => {
  const { say, enter, word } = setUp();
  say('early');
  enter(7);
  expect(word()).toBe('early');
});

it.each(['a\ud83d', 'a\udc00'])('has a key of its own for the player %j, whose id is no text', (id) => {
  const store = createStore();
  const keyOf = (user: { id: string }) => {
    store.set(sessionAtom, sampleSession({ user }));
    return store.get(attemptKeyAtom);
  };
  const others = [{ id: 'a' }, { id: 'a\uFFFD' }, { id: 'a\ud83e' }, { id: 'a\udc01' }].map(keyOf);
  expect(others).not.toContain(keyOf({ id }));
});
