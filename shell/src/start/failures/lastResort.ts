import type { Translations } from '@paywidget/shared/i18n';
import { startFailedTexts } from './showPlainFailure';

/** English texts that are needed if no locale file can be loaded. The locale files have the same keys. */
export const lastResort: Translations = {
  'widget.loading': 'Loading',
  ...startFailedTexts,
  'start.host.title': 'Payments could not start',
  'start.host.text':
    'The site has not answered. No new payment has been started. Try again or return to the site.',
  'start.data.title': 'Payments could not start',
  'start.data.text':
    'The site sent data that cannot be read. No new payment has been started. Try again or contact the site’s support.',
  'start.insecure.title': 'This page is not secure',
  'start.insecure.text':
    'Payments need a secure connection. No new payment has been started. Open the site at its https address.',
  'screen.failed.title': 'This section did not load',
  'screen.failed.text': 'Check your connection and try again.',
  'screen.failed.retry': 'Try again',
  'error.title': 'Error',
  'error.text': 'Try to refresh the section',
  'error.refresh': 'Refresh',
  'snackbar.dismiss': 'Dismiss',
  'header.back': 'Back',
  'header.close': 'Close',
};
