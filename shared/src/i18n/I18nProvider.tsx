import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { I18n } from './createI18n';

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n.instance}>{children}</I18nextProvider>;
}
