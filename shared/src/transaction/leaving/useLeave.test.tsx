import { act, render, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLeave } from './useLeave';

const settle = () => act(async () => undefined);

const left = jest.fn();

function Screen() {
  useLeave(left);
  return null;
}

beforeEach(() => left.mockReset());

it('reports once that a screen was left, with the last values of the screen', async () => {
  const { rerender, unmount } = renderHook(({ name }) => useLeave(() => left(name)), {
    initialProps: { name: 'first' },
  });
  rerender({ name: 'last' });
  await settle();
  expect(left).not.toHaveBeenCalled();
  unmount();
  await settle();
  expect(left.mock.calls).toEqual([['last']]);
});

it('a screen is not left when React mounts the screen twice', async () => {
  const { unmount } = render(<Screen />, { wrapper: StrictMode });
  await settle();
  expect(left).not.toHaveBeenCalled();
  unmount();
  await settle();
  expect(left).toHaveBeenCalledTimes(1);
});
