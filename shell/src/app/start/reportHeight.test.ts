/** @jest-environment jsdom */
import { reportHeight } from './reportHeight';

/** The height that the browser would measure, by element. */
const heights = new Map<Element, number>();
let resized = () => {};

class FakeResizeObserver {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe() {}
  disconnect() {
    resized = () => {};
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  for (const property of ['clientHeight', 'offsetHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, property, 'get').mockImplementation(function (this: HTMLElement) {
      return heights.get(this) ?? 0;
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

/** A frame of 589 px: a header of 57 px, a footer of 72 px, and a screen that scrolls between them. */
function setUp() {
  const widget = document.createElement('div');
  const send = jest.fn();
  let follow = () => {};
  const on = (_: string, listener: (payload: never) => void) => {
    follow = () => listener({ above: 0, below: 0 } as never);
    return () => {};
  };
  const stop = reportHeight(widget, { send, on } as never);
  async function show(contentHeight: number) {
    widget.innerHTML = '<section><div><div data-screen-content></div></div></section>';
    const content = widget.querySelector('[data-screen-content]') as Element;
    heights
      .set(widget, 589)
      .set(content.parentElement as Element, 460)
      .set(content, contentHeight);
    await jest.advanceTimersByTimeAsync(0);
    return content;
  }
  return {
    send,
    stop,
    show,
    follow: () => follow(),
    heightIs: (px: number) => heights.set(widget, px),
    wait: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

it('reports the height of the whole page in a low frame, where the bars scroll with the content', async () => {
  const widget = document.createElement('div');
  const send = jest.fn();
  reportHeight(widget, { send, on: () => () => {} });
  widget.innerHTML =
    '<div><header></header><main><section><div style="overflow-y: visible"><div data-screen-content></div></div></section></main></div>';
  const [page, content] = [
    widget.firstElementChild,
    widget.querySelector('[data-screen-content]'),
  ] as Element[];
  heights
    .set(widget, 256)
    .set(page as Element, 256)
    .set(content as Element, 800);
  Object.defineProperty(page, 'scrollHeight', { value: 929 });
  await jest.advanceTimersByTimeAsync(200);
  expect(send.mock.calls).toEqual([['Resize', { height: 929 }]]);
});

it('reports the height at which nothing scrolls, for a screen that is higher or lower than the frame', async () => {
  const { send, show, wait } = setUp();
  await show(800);
  await wait(100);
  await show(200);
  await wait(100);
  expect(send.mock.calls).toEqual([
    ['Resize', { height: 929 }],
    ['Resize', { height: 329 }],
  ]);
});

it('reports a height once, after it has not changed for 100 ms', async () => {
  const { send, show, wait } = setUp();
  const content = await show(800);
  for (const height of [810, 820, 830]) {
    heights.set(content, height);
    resized();
    await wait(99);
  }
  expect(send).not.toHaveBeenCalled();
  await wait(1);
  resized();
  await wait(100);
  expect(send.mock.calls).toEqual([['Resize', { height: 959 }]]);
});

it('reports nothing after it is stopped, or without ResizeObserver', async () => {
  const { send, show, stop, wait } = setUp();
  await show(800);
  stop();
  await wait(1_000);
  expect(send).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  expect(reportHeight(document.body, { send, on: () => () => {} })).not.toThrow();
});

it('reports the height again to a host that follows it, until the frame has that height', async () => {
  const { send, show, wait, follow, heightIs } = setUp();
  await show(800);
  await wait(200);
  follow();
  await wait(200);
  expect(send.mock.calls).toEqual([
    ['Resize', { height: 929 }],
    ['Resize', { height: 929 }],
  ]);
  heightIs(929);
  follow();
  await wait(200);
  expect(send).toHaveBeenCalledTimes(2);
});

it('reports nothing while a form that is drawn early hides the widget', async () => {
  const { send, show, heightIs, wait } = setUp();
  await show(400);
  await wait(200);
  heightIs(0);
  resized();
  await wait(200);
  expect(send.mock.calls).toEqual([['Resize', { height: 529 }]]);
});
