import { act, render, screen } from '@testing-library/react';
import { atom, createStore } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { StateProvider, type Store } from './StateProvider';
import { useAtom, useAtomValue } from './useAtomValue';

const countAtom = atom(1);
const doubleAtom = atom((get) => ({ value: get(countAtom) * 2 }));
const names = [atom('a'), atom('b')] as const;
const onUnmount = jest.fn();
const watchedAtom = atom('watched');
watchedAtom.onMount = () => onUnmount;

function Double({ onRender = () => {} }: { onRender?: () => void }) {
  onRender();
  return <p>{useAtomValue(doubleAtom).value}</p>;
}

function SetOnMount() {
  const [, setCount] = useAtom(countAtom);
  useLayoutEffect(() => setCount(7), [setCount]);
  return null;
}

function Name({ index }: { index: 0 | 1 }) {
  return <p>{useAtomValue(names[index])}</p>;
}

function Counter() {
  const [count, setCount] = useAtom(countAtom);
  return (
    <button type="button" onClick={() => setCount((old) => old + 1)}>
      {count}
    </button>
  );
}

function Watched() {
  return <p>{useAtomValue(watchedAtom)}</p>;
}

const inStore = (children: ReactNode, store: Store = createStore()) => (
  <StateProvider store={store}>{children}</StateProvider>
);

it('renders a component once, and again on each change', () => {
  const store = createStore();
  const onRender = jest.fn();
  render(inStore(<Double onRender={onRender} />, store));
  expect(onRender).toHaveBeenCalledTimes(1);

  act(() => store.set(countAtom, 4));
  expect(screen.getByText('8')).toBeInTheDocument();
  act(() => store.set(countAtom, 4));
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('notices a change between the first render and the subscription', () => {
  render(
    inStore(
      <>
        <Double />
        <SetOnMount />
      </>,
    ),
  );
  expect(screen.getByText('14')).toBeInTheDocument();
});

it('follows another atom, and another store', () => {
  const first = createStore();
  const second = createStore();
  second.set(names[1], 'c');
  const { rerender } = render(inStore(<Name index={0} />, first));
  rerender(inStore(<Name index={1} />, first));
  expect(screen.getByText('b')).toBeInTheDocument();
  rerender(inStore(<Name index={1} />, second));
  expect(screen.getByText('c')).toBeInTheDocument();
  act(() => second.set(names[1], 'd'));
  expect(screen.getByText('d')).toBeInTheDocument();
});

it('sets an atom', () => {
  render(inStore(<Counter />));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button', { name: '2' })).toBeInTheDocument();
});

it('stops listening when the component goes', () => {
  const { unmount } = render(inStore(<Watched />));
  expect(screen.getByText('watched')).toBeInTheDocument();
  expect(onUnmount).not.toHaveBeenCalled();
  unmount();
  expect(onUnmount).toHaveBeenCalledTimes(1);
});

it('has a value for elements that React takes over', () => {
  expect(renderToString(inStore(<Double />))).toBe('<p>2</p>');
});
