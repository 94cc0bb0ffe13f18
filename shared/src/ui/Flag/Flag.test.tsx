import { createIconResolver, ServicesContext } from '@paywidget/shared/services';
import { fireEvent, render } from '@testing-library/react';
import { Flag } from './Flag';

it('shows the flag file, and the country code with a report if it fails to load', () => {
  const report = jest.fn();
  const { container } = render(
    <ServicesContext value={{ icons: createIconResolver(() => '/static/', report) }}>
      <Flag country="br" />
    </ServicesContext>,
  );
  const picture = container.querySelector('img') as HTMLImageElement;
  expect(picture).toHaveAttribute('src', '/static/icons/flags/br.svg');

  fireEvent.error(picture);
  expect(container).toHaveTextContent('BR');
  expect(report).toHaveBeenCalledWith('br', 'flag');
});
