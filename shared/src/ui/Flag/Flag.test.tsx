import { fireEvent, render } from '@testing-library/react';
import { createIconResolver, IconResolverProvider } from '../IconFile/iconResolver';
import { Flag } from './Flag';

it('shows the flag file, and the country code with a report if it fails to load', () => {
  const report = jest.fn();
  const { container } = render(
    <IconResolverProvider value={createIconResolver('/static/', report)}>
      <Flag country="br" />
    </IconResolverProvider>,
  );
  const picture = container.querySelector('img') as HTMLImageElement;
  expect(picture).toHaveAttribute('src', '/static/icons/flags/br.svg');

  fireEvent.error(picture);
  expect(container).toHaveTextContent('BR');
  expect(report).toHaveBeenCalledWith('br', 'flag');
});
