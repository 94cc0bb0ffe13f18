import type { PaymentErrorText } from '@paywidget/shared/payments';
import { ServicesProvider } from '@paywidget/shared/services';
import { createTestServices } from '@paywidget/shared/testing';
import { render, screen } from '@testing-library/react';
import english from '../../../locales/en.json';
import { RejectionNotice } from './RejectionNotice';

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
    <ServicesProvider services={createTestServices()}>
      <RejectionNotice reason={reason} />
    </ServicesProvider>,
  );
  expect(screen.getByText(text).matches('bdi')).toBe(isIsolated);
});
