import { ServicesProvider } from '@paywidget/shared/services';
import { createTestServices } from '@paywidget/shared/testing';
import { render, screen } from '@testing-library/react';
import { NetworkWarning } from './NetworkWarning';

it.each([
  ['a coin and its network', 'USDT-E', 'TRC-20', 'Send only USDT\u2011E over TRC\u201120'],
  ['a coin without networks', 'USDT-E', undefined, 'Send only USDT\u2011E to this address'],
])('names %s with hyphens at which no line ends', (_, coin, network, title) => {
  render(
    <ServicesProvider services={createTestServices()}>
      <NetworkWarning coin={coin} network={network} />
    </ServicesProvider>,
  );
  expect(screen.getByText(title)).toBeInTheDocument();
});
