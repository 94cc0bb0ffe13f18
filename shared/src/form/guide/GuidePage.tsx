import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { Button, Message } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import styles from './GuidePage.module.scss';

interface GuidePageProps {
  heading: string;
  /** The text of the button that leads back to the form. */
  backText: string;
  /** Shown if there is no guide. */
  none?: { title: string; text?: string };
  /** The guide. Undefined if the method has none. */
  children: ReactNode;
}

/** The page of a guide to a method, with a button back to the form. Shows a message if there is no guide. */
export function GuidePage({ heading, backText, none, children }: GuidePageProps) {
  const { back } = useFlow();
  const goBack = (
    <Button action="back" onClick={back}>
      {backText}
    </Button>
  );
  return (
    <FlowScreen footer={goBack}>
      {children === undefined && none ? (
        <Message icon="info" {...none} />
      ) : (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          {children}
        </>
      )}
    </FlowScreen>
  );
}
