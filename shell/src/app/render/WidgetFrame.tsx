import { directionOf, useTranslation } from '@paywidget/shared/i18n';
import { themeAtom, tokenLayersAtom, tokenRepairsAtom, useAtomValue } from '@paywidget/shared/state';
import { SnackbarProvider, WidgetRoot } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { captchaLayerAtom } from '../../captcha';

/** The widget's root element, with theme, tokens, snackbars, the captcha dialog, and the language of the texts. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  const theme = useAtomValue(themeAtom);
  const layers = useAtomValue(tokenLayersAtom);
  const repairs = useAtomValue(tokenRepairsAtom);
  const captcha = useAtomValue(captchaLayerAtom);
  const { t, i18n } = useTranslation();
  return (
    <WidgetRoot
      theme={theme}
      tokens={[...layers, repairs]}
      language={i18n.language}
      direction={directionOf(i18n.language)}
    >
      <SnackbarProvider dismissLabel={t('snackbar.dismiss')}>{children}</SnackbarProvider>
      {captcha}
    </WidgetRoot>
  );
}
