import type { Translations } from '@paywidget/shared/i18n';

/** English for what may have to be said when no file of texts can be had. The same keys stand in the locales. */
export const lastResort: Translations = {
  'widget.loading': 'Loading',
  'start.retry': 'Try again',
  'start.host.title': 'Payments could not start',
  'start.host.text': 'The page around this one has not answered. Nothing has been paid.',
  'start.data.title': 'Payments could not start',
  'start.data.text': 'The page around this one sent data that cannot be read. Nothing has been paid.',
  'start.failed.title': 'Payments could not start',
  'start.failed.text': 'Check your connection and try again. Nothing has been paid.',
  'start.insecure.title': 'This page is not secure',
  'start.insecure.text': 'Payments need a secure connection (https). Nothing has been paid.',
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
