import { createIconResolver, ServicesContext } from '@paywidget/shared/services';
import { fireEvent, render } from '@testing-library/react';
import { CurrencyIcon } from './CurrencyIcon';

describe('CurrencyIcon', () => {
  it("loads the currency's file", () => {
    const { container } = render(
      <ServicesContext value={{ icons: createIconResolver(() => '/static/') }}>
        <CurrencyIcon currency="usdt" />
      </ServicesContext>,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/static/icons/usdt.svg');
  });

  it('shows the narrow symbol if the file fails to load, and reports it', () => {
    const report = jest.fn();
    const { container } = render(
      <ServicesContext value={{ icons: createIconResolver(() => '/static/', report) }}>
        <CurrencyIcon currency="KZT" />
      </ServicesContext>,
    );
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container).toHaveTextContent('₸');
    expect(report).toHaveBeenCalledWith('KZT', 'KZT');
  });
});
