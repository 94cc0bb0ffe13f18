import { createI18n, I18nProvider } from '@paywidget/shared/i18n';
import { createRecordingHost } from '@paywidget/shared/testing';
import { render, screen } from '@testing-library/react';
import english from '../../../locales/en.json';
import { NetworkWarning } from './NetworkWarning';

const i18n = createI18n({
  host: createRecordingHost(),
  load: async () => english,
  lastResort: english,
});

it.each([
  ['a coin and its network', 'USDT-E', 'TRC-20', 'Send only USDT\u2011E over TRC\u201120'],
  ['a coin without networks', 'USDT-E', undefined, 'Send only USDT\u2011E to this address'],
])('names %s with hyphens at which no line ends', (_, coin, network, title) => {
  render(
    <I18nProvider i18n={i18n}>
      <NetworkWarning coin={coin} network={network} />
    </I18nProvider>,
  );
  expect(screen.getByText(title)).toBeInTheDocument();
});
