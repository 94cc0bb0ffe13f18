import { createI18n, I18nProvider } from '@paywidget/shared/i18n';
import type { PaymentErrorText } from '@paywidget/shared/payments';
import { createRecordingHost } from '@paywidget/shared/testing';
import { render, screen } from '@testing-library/react';
import english from '../../../locales/en.json';
import { RejectionNotice } from './RejectionNotice';

const i18n = createI18n({ host: createRecordingHost(), load: async () => english, lastResort: english });

it.each<[string, PaymentErrorText, string, boolean]>([
  ['the server’s text in its own direction', { kind: 'server', text: 'Call “us”.' }, 'Call “us”.', true],
  [
    'the widget’s text in the direction of the page',
    { kind: 'key', key: 'error.payment.403' },
    english['error.payment.403'],
    false,
  ],
])('shows %s', (_, reason, text, isIsolated) => {
  render(
    <I18nProvider i18n={i18n}>
      <RejectionNotice reason={reason} />
    </I18nProvider>,
  );
  expect(screen.getByText(text).matches('bdi')).toBe(isIsolated);
});
