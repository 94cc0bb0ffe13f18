import { defineFlow } from '@paywidget/shared/navigation';
import { currencyAtom, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeepForPayment, useKeptEntry } from './useKeepForPayment';

const List = () => <p>The list</p>;

function Form() {
  const [isSent, setSent] = useState(false);
  useKeepForPayment(isSent);
  return (
    <button type="button" onClick={() => setSent(!isSent)}>
      {isSent ? 'End' : 'Pay'}
    </button>
  );
}

describe('the currency of a form', () => {
  function setUp() {
    const scene = renderScreen(
      defineFlow({ 'deposit.redirect': { component: Form }, 'deposit.list': { component: List } }),
      { at: 'deposit.redirect' },
    );
    const moveTo = (currency: string) =>
      act(() => scene.store.set(sessionAtom, sampleSession({ user: { currency } })));
    return { ...scene, moveTo, currency: () => scene.store.get(currencyAtom) };
  }

  it('follows the host until the player pays', async () => {
    const { moveTo, currency } = setUp();
    moveTo('EUR');
    expect(currency()).toBe('EUR');
  });

  it('stays as it was sent during the payment, and follows the host afterwards', async () => {
    const { user, moveTo, currency } = setUp();
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    moveTo('EUR');
    expect(currency()).toBe('USD');
    await user.click(screen.getByRole('button', { name: 'End' }));
    expect(currency()).toBe('EUR');
  });

  it('follows the host once the player has left the form', async () => {
    const { user, unmount, moveTo, currency } = setUp();
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    unmount();
    moveTo('EUR');
    expect(currency()).toBe('EUR');
  });
});

describe('the entry that a screen is about', () => {
  it.each([
    ['is the current one', false, 'new'],
    ['is the last one during a payment', true, 'old'],
  ])('%s', (_, isKept, expected) => {
    const { result, rerender } = renderHook(({ entry }) => useKeptEntry(entry, () => isKept), {
      initialProps: { entry: 'old' },
    });
    rerender({ entry: 'new' });
    expect(result.current).toBe(expected);
  });

  it('stays until the payment ends, even if the list does not have it any more', () => {
    const { result, rerender } = renderHook(
      ({ entry, isPaying }) => useKeptEntry(entry, (last) => isPaying && last === 'card'),
      { initialProps: { entry: 'card' as string | undefined, isPaying: true } },
    );
    rerender({ entry: undefined, isPaying: true });
    expect(result.current).toBe('card');
    rerender({ entry: undefined, isPaying: false });
    expect(result.current).toBeUndefined();
    rerender({ entry: 'cash', isPaying: true });
    expect(result.current).toBe('cash');
  });

  it('is the first value that arrives, if there was none', () => {
    const { result, rerender } = renderHook(({ entry }) => useKeptEntry(entry, () => true), {
      initialProps: { entry: undefined as string | undefined },
    });
    expect(result.current).toBeUndefined();
    rerender({ entry: 'card' });
    expect(result.current).toBe('card');
  });
});
