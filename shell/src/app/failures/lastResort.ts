import type { Translations } from '@paywidget/shared/i18n';
import { startFailedTexts } from './showPlainFailure';

/** English texts that are needed if no locale file can be loaded. The locale files have the same keys. */
export const lastResort: Translations = {
  'widget.loading': 'Loading',
  ...startFailedTexts,
  'start.host.title': 'Payments couldn’t start',
  'start.host.text': 'The site didn’t respond. No new payment was started. Try again.',
  'start.data.title': 'Payments couldn’t start',
  'start.data.text':
    'The site sent data that can’t be read. No new payment was started. Try again or contact the site’s support.',
  'start.insecure.title': 'This page isn’t secure',
  'start.insecure.text':
    'Payments need a secure connection. No new payment was started. Open the site at its https address.',
  'screen.failed.title': 'This section didn’t load',
  'screen.failed.text': 'Check your connection and try again.',
  'screen.failed.retry': 'Try again',
  'error.title': 'Error',
  'error.text': 'Try to refresh the section',
  'error.refresh': 'Try again',
  'snackbar.dismiss': 'Dismiss',
  'header.back': 'Back',
  'header.close': 'Close',
};
