import type { PaymentMethod } from '@paywidget/shared/contract';
import { GuidePage } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { ReactNode } from 'react';

interface MethodGuideProps {
  method: PaymentMethod;
  /** Renders the guide. Undefined if the method has none. */
  children: ((heading: string) => ReactNode) | undefined;
}

/** The page of a guide to paying with a method. */
export function MethodGuide({ method, children }: MethodGuideProps) {
  const { t } = useTranslation();
  const heading = t('instruction.heading', { method: methodTitle(method, useAtomValue(languageAtom)) });
  return (
    <GuidePage
      heading={heading}
      backText={t('instruction.back')}
      none={{ title: t('instruction.none.title'), text: t('instruction.none.text') }}
    >
      {children?.(heading)}
    </GuidePage>
  );
}
