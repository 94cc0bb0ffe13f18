import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { I18n } from './createI18n';

/** The parts of the texts of one widget instance: which are loaded, and a way to load more. */
export type TextLoader = Pick<I18n, 'has' | 'need'>;

const TextLoaderContext = createContext<TextLoader>({ has: () => true, need: async () => {} });

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <TextLoaderContext value={i18n}>
      <I18nextProvider i18n={i18n.instance}>{children}</I18nextProvider>
    </TextLoaderContext>
  );
}

/** Returns the object that loads further parts of the texts. Without a provider, as in the test of a part, all texts count as loaded. */
export const useTextLoader = () => useContext(TextLoaderContext);
