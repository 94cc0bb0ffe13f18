/** @jest-environment jsdom */
import type { PayWidgetElement } from './module';

describe('the loader', () => {
  it('calls queued functions when it loads, and later ones at once', async () => {
    const early = jest.fn();
    const late = jest.fn();
    window.paywidgetQueue = [early];

    await import('./index');
    window.paywidgetQueue.push(late);

    expect(early).toHaveBeenCalledWith(window.Paywidget);
    expect(late).toHaveBeenCalledWith(window.Paywidget);
    expect(window.Paywidget).toEqual({ open: expect.any(Function), preload: expect.any(Function) });
  });

  // Svelte looks for a setter, React and Vue look for the property. Otherwise they write `user="[object Object]"`.
  it('defines an element that frameworks can give a user before the second file has loaded', async () => {
    await import('./index');
    const early = Object.assign(document.createElement('pay-widget'), { user: { token: 'early' } });
    expect(Object.getPrototypeOf(early)).toHaveProperty('user');
    for (const property of ['user', 'payload', 'tokens'])
      expect(Object.getOwnPropertyDescriptor(Object.getPrototypeOf(early), property)?.set).toBeDefined();

    early.setAttribute('src', 'https://pay.example/paywidget/');
    await import('./more');
    document.body.append(early);
    document.head.querySelector('script')?.onload?.(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));

    expect((early as PayWidgetElement).user).toEqual({ token: 'early' });
    const changed = { token: 'later' };
    (early as PayWidgetElement).user = changed;
    expect((early as PayWidgetElement).user).toBe(changed);
  });
});
