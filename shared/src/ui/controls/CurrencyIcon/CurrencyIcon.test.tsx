import { createIconResolver, IconResolverProvider } from '@paywidget/shared/ui';
import { fireEvent, render } from '@testing-library/react';
import { CurrencyIcon } from './CurrencyIcon';

describe('CurrencyIcon', () => {
  it("loads the currency's file", () => {
    const { container } = render(
      <IconResolverProvider value={createIconResolver('/static/')}>
        <CurrencyIcon currency="usdt" />
      </IconResolverProvider>,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/static/icons/usdt.svg');
  });

  it('shows the narrow symbol if the file fails to load, and reports it', () => {
    const report = jest.fn();
    const { container } = render(
      <IconResolverProvider value={createIconResolver('/static/', report)}>
        <CurrencyIcon currency="KZT" />
      </IconResolverProvider>,
    );
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container).toHaveTextContent('₸');
    expect(report).toHaveBeenCalledWith('KZT', 'KZT');
  });
});
