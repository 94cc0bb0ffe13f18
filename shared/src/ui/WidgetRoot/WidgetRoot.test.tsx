import { act, render, screen } from '@testing-library/react';
import { WidgetRoot } from './WidgetRoot';
import { useWidget } from './widgetContext';

function Probe() {
  const { theme, direction, language, element } = useWidget();
  return (
    <output data-in-root={element.current?.dataset.paywidget}>{`${theme} ${direction} ${language}`}</output>
  );
}

const root = () => document.querySelector<HTMLElement>('[data-paywidget]');

/** A device whose preferred theme can change. */
function deviceWith(dark: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { value: () => list, configurable: true, writable: true });
  return {
    listeners,
    prefer(next: boolean) {
      list.matches = next;
      for (const listener of listeners) listener();
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('WidgetRoot', () => {
  it('sets theme, direction and language, and provides them to its children', () => {
    render(
      <WidgetRoot theme="dark" direction="rtl" language="ar">
        <Probe />
      </WidgetRoot>,
    );
    expect(root()).toHaveAttribute('data-theme', 'dark');
    expect(root()).toHaveAttribute('dir', 'rtl');
    expect(root()).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('status')).toHaveTextContent('dark rtl ar');
  });

  it('follows the device’s theme with auto, and stops listening on unmount', () => {
    const device = deviceWith(true);
    const { unmount } = render(
      <WidgetRoot theme="auto" direction="ltr" language="en">
        <Probe />
      </WidgetRoot>,
    );
    expect(root()).toHaveAttribute('data-theme', 'dark');

    act(() => device.prefer(false));
    expect(root()).toHaveAttribute('data-theme', 'light');
    expect(screen.getByRole('status')).toHaveTextContent('light');

    unmount();
    expect(device.listeners.size).toBe(0);
  });

  it('is light with auto if the device provides no theme', () => {
    render(
      <WidgetRoot theme="auto" direction="ltr" language="en">
        {null}
      </WidgetRoot>,
    );
    expect(root()).toHaveAttribute('data-theme', 'light');
  });

  it("applies the host's tokens and ignores all other keys", () => {
    const tokens = { '--pw-accent': 'rebeccapurple', '--other': 'red', color: 'red', position: 'fixed' };
    const { rerender } = render(
      <WidgetRoot theme="light" direction="ltr" language="en" tokens={[tokens]}>
        {null}
      </WidgetRoot>,
    );
    expect(root()?.style.getPropertyValue('--pw-accent')).toBe('rebeccapurple');
    expect(root()?.style.length).toBe(1);

    rerender(
      <WidgetRoot theme="light" direction="ltr" language="en">
        {null}
      </WidgetRoot>,
    );
    expect(root()?.style.length).toBe(0);
  });

  it('prefers tokens for the shown mode to tokens for both modes, and a later layer to an earlier one', () => {
    const deployed = { '--pw-a': 'deployed', '--pw-b': 'deployed', dark: { '--pw-a': 'deployed, dark' } };
    const host = { '--pw-b': 'host', dark: { '--pw-c': 'host, dark' }, light: { '--pw-c': 'host, light' } };
    const draw = (theme: 'light' | 'dark', ...layers: Record<string, unknown>[]) => (
      <WidgetRoot theme={theme} direction="ltr" language="en" tokens={layers}>
        {null}
      </WidgetRoot>
    );
    const tokens = () => ['--pw-a', '--pw-b', '--pw-c'].map((name) => root()?.style.getPropertyValue(name));
    const { rerender } = render(draw('dark', deployed, host));
    expect(tokens()).toEqual(['deployed, dark', 'host', 'host, dark']);
    rerender(draw('light', deployed, host));
    expect(tokens()).toEqual(['deployed', 'host', 'host, light']);
    rerender(draw('dark', deployed, { '--pw-a': 'host' }));
    expect(tokens()).toEqual(['host', 'deployed', '']);
    rerender(draw('dark', deployed, { '--pw-a': '' }));
    expect(tokens()).toEqual(['', 'deployed', '']);
  });

  it.each([
    { '--pw-a': 'url(https://evil.example/)' },
    { '--pw-a': 7 },
    { dark: 'x' },
    { dark: { '--pw-a': null } },
  ])('applies nothing of %j', (tokens) => {
    render(
      <WidgetRoot theme="dark" direction="ltr" language="en" tokens={[tokens]}>
        {null}
      </WidgetRoot>,
    );
    expect(root()?.style.length).toBe(0);
  });
});
