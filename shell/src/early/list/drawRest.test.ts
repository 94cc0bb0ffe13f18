/** @jest-environment jsdom */
import { drawLater } from './drawRest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(count: number) {
  const drawn: number[] = [];
  const finish = drawLater(Array.from({ length: count }, (_, index) => () => drawn.push(index)));
  return { drawn, finish };
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('draws nothing before the next frame, then some per task, and each once', () => {
  const { drawn } = start(100);
  jest.advanceTimersToNextFrame();
  expect(drawn).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(upTo(40));
  jest.runAllTimers();
  expect(drawn).toEqual(upTo(100));
});

it('draws the rest at once if asked to, and nothing twice', () => {
  const { drawn, finish } = start(100);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextTimer();
  finish();
  expect(drawn).toEqual(upTo(100));
  jest.runAllTimers();
  finish();
  expect(drawn).toEqual(upTo(100));
});

it('draws all before the first frame if asked to', () => {
  const { drawn, finish } = start(3);
  finish();
  expect(drawn).toEqual(upTo(3));
  jest.runAllTimers();
  expect(drawn).toEqual(upTo(3));
});
