import { hasText, type useTranslation } from '@paywidget/shared/i18n';

/** Tells if an error has a text. A code of the server without a text is reported to the host. */
export const isTranslatedIn =
  (i18n: ReturnType<typeof useTranslation>['i18n']) =>
  (key: string): boolean =>
    key.startsWith('common.errors.') ? hasText(i18n, key) : i18n.exists(key);
