/** @jest-environment jsdom */

import type { DrawnList } from '../handover/earlyList';
import { createEarlyList, type DrawList, drawListArrived, type ListSource } from './earlyList';

const source = {} as ListSource;
const forms = { prepare() {}, draw: () => undefined, warmUp() {} };
const drawn: DrawnList = { content: () => '{}', release: () => ({ brokenPictures: [], forms }) };

/** A script that draws at the test's command. */
function listScript() {
  let show = (_draw: () => DrawnList) => {};
  let finish = () => {};
  const draw: DrawList = (_source, given) => {
    show = given;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  return {
    arrive() {
      window.paywidgetDrawList = draw;
      window.dispatchEvent(new Event(drawListArrived));
    },
    draw() {
      show(() => drawn);
      finish();
    },
    giveUp: () => finish(),
  };
}

async function isSettled(list: { whenSettled(): Promise<void> }) {
  let isDone = false;
  void list.whenSettled().then(() => {
    isDone = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return isDone;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete window.paywidgetDrawList;
});

it.each(['script first', 'answer first'])('draws, whichever arrives first: %s', (order) => {
  const list = createEarlyList(window);
  const script = listScript();
  if (order === 'script first') script.arrive();
  list.begin(source);
  if (order === 'answer first') script.arrive();
  expect(list.isDrawn()).toBe(false);
  script.draw();
  expect(list.isDrawn()).toBe(true);
  expect(list.take()).toBe(drawn);
  expect(list.take()).toBeUndefined();
  expect(list.isDrawn()).toBe(false);
});

it('draws nothing once the app has taken over', () => {
  const list = createEarlyList(window);
  const script = listScript();
  list.begin(source);
  script.arrive();
  expect(list.take()).toBeUndefined();
  script.draw();
  expect(list.isDrawn()).toBe(false);
});

describe('the shell may start', () => {
  it('after the list is painted', async () => {
    const list = createEarlyList(window);
    const script = listScript();
    script.arrive();
    list.begin(source);
    script.draw();
    expect(await isSettled(list)).toBe(false);
    await jest.advanceTimersByTimeAsync(20);
    expect(await isSettled(list)).toBe(true);
  });

  it('at once if there is nothing to draw, or the list gives up', async () => {
    const skipped = createEarlyList(window);
    skipped.skip();
    expect(await isSettled(skipped)).toBe(true);

    const list = createEarlyList(window);
    const script = listScript();
    script.arrive();
    list.begin(source);
    list.skip();
    expect(await isSettled(list)).toBe(false);
    script.giveUp();
    await jest.advanceTimersByTimeAsync(0);
    expect(await isSettled(list)).toBe(true);
  });

  it('after half a second, if the answer is slow', async () => {
    const list = createEarlyList(window);
    list.begin(source);
    await jest.advanceTimersByTimeAsync(499);
    expect(await isSettled(list)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isSettled(list)).toBe(true);
  });
});
