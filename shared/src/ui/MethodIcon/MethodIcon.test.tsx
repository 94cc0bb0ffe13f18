import { createIconResolver, type IconResolver, ServicesContext } from '@paywidget/shared/services';
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WidgetRoot } from '../WidgetRoot/WidgetRoot';
import { MethodIcon } from './MethodIcon';

const report = jest.fn();
let resolver: IconResolver;

const inTheme = (theme: 'light' | 'dark', icon: ReactNode) => (
  <WidgetRoot theme={theme} direction="ltr" language="en">
    <ServicesContext value={{ icons: resolver }}>{icon}</ServicesContext>
  </WidgetRoot>
);
const picture = () => document.querySelector('img');

beforeEach(() => {
  report.mockClear();
  resolver = createIconResolver(() => '/static/', report);
});

describe('MethodIcon', () => {
  const icons = [
    { id: 'visa-light', theme: 'light' as const },
    { id: 'visa-dark', theme: 'dark' as const },
  ];

  it('lazily loads the icon of the theme into a box of fixed size', () => {
    const { rerender } = render(inTheme('light', <MethodIcon icons={icons} name="Visa" />));
    expect(picture()).toHaveAttribute('src', '/static/icons/methods/visa-light.svg');
    expect(picture()).toHaveAttribute('loading', 'lazy');
    expect(picture()).toHaveAttribute('width', '40');
    expect(picture()).toHaveAttribute('height', '40');

    rerender(inTheme('dark', <MethodIcon icons={icons} name="Visa" />));
    expect(picture()).toHaveAttribute('src', '/static/icons/methods/visa-dark.svg');
  });

  it('prefers an icon without a theme to one for the other theme', () => {
    const other = [{ id: 'dark', theme: 'dark' as const }, { id: 'any' }];
    render(inTheme('light', <MethodIcon icons={other} name="Visa" />));
    expect(picture()?.getAttribute('src')).toContain('any');
  });

  it('shows the local icon instead of an icon that fails to load, and reports it', () => {
    const { container, rerender } = render(
      inTheme('light', <MethodIcon icons={icons} name="Bank transfer" />),
    );
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
    expect(container.querySelector('[data-icon="card"]')).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith('visa-light', 'Bank transfer');

    rerender(inTheme('light', <MethodIcon icons={[{ id: 'second' }]} name="Bank transfer" />));
    expect(picture()?.getAttribute('src')).toContain('second');
  });

  it.each([[[]], [[{ id: ' ' }]]])('reports empty icon ids (%j) and shows the local icon', (empty) => {
    const { container } = render(inTheme('light', <MethodIcon icons={empty} name="Skrill" />));
    expect(container.querySelector('[data-icon="card"]')).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith('', 'Skrill');
  });

  it('reports nothing for a method without icon ids, which are optional', () => {
    render(inTheme('light', <MethodIcon name="Skrill" />));
    expect(report).not.toHaveBeenCalled();
  });
});
