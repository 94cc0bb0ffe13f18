import { act, render } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { useKeyboardScroll } from './useKeyboardScroll';

let measure = () => {};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

function Scroller({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useKeyboardScroll(ref);
  return (
    <div ref={ref} data-testid="scroller">
      <div>{children}</div>
    </div>
  );
}

function show(children: ReactNode, heights: { content: number; room: number }) {
  const scroller = render(<Scroller>{children}</Scroller>).getByTestId('scroller');
  const resize = ({ content, room }: typeof heights) => {
    Object.defineProperty(scroller, 'scrollHeight', { value: content, configurable: true });
    Object.defineProperty(scroller, 'clientHeight', { value: room, configurable: true });
    act(() => measure());
  };
  resize(heights);
  return { scroller, resize };
}

describe('a scroll container whose content overflows', () => {
  it('is a tab stop while its content has nothing focusable', () => {
    const { scroller, resize } = show(<h1 tabIndex={-1}>A long text</h1>, { content: 900, room: 500 });
    expect(scroller.tabIndex).toBe(0);
    resize({ content: 900, room: 1000 });
    expect(scroller).not.toHaveAttribute('tabindex');
  });

  it('is not a tab stop if its content has a focusable control', () => {
    const { scroller } = show(<button type="button">Go</button>, { content: 900, room: 500 });
    expect(scroller).not.toHaveAttribute('tabindex');
  });
});
