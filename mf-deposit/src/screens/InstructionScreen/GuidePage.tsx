import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Message } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import styles from './GuidePage.module.scss';

interface GuidePageProps {
  method: PaymentMethod;
  /** Renders the guide. Undefined if the method has none. */
  children: ((heading: string) => ReactNode) | undefined;
}

/** The page of a guide to a method, with a button back to the form. Shows a message if there is no guide. */
export function GuidePage({ method, children }: GuidePageProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const heading = t('instruction.heading', { method: methodTitle(method, useAtomValue(languageAtom)) });
  return (
    <FlowScreen
      footer={
        <Button action="back" onClick={back}>
          {t('instruction.back')}
        </Button>
      }
    >
      {children ? (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          {children(heading)}
        </>
      ) : (
        <Message icon="info" title={t('instruction.none.title')} text={t('instruction.none.text')} />
      )}
    </FlowScreen>
  );
}
