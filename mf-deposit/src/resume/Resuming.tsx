import { useResumeAttempt } from '@paywidget/shared/deposit';
import { FlowScreen } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Message } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';

interface ResumingProps {
  placeholder: ReactNode;
  children: ReactNode;
}

/** Asks what became of the interrupted payment; until that is known nobody is led to pay again. */
export function Resuming({ placeholder, children }: ResumingProps) {
  const { t } = useTranslation();
  const { view, retry } = useResumeAttempt();
  if (view === 'over') return children;
  if (view === 'asking') return placeholder;
  return (
    <FlowScreen
      footer={
        <Button action="refresh" onClick={retry}>
          {t('deposit.unknown.refresh')}
        </Button>
      }
    >
      <div role="status">
        <Message
          icon="offline"
          tone="warning"
          title={t('deposit.resume.title')}
          text={t('deposit.resume.text')}
        />
      </div>
    </FlowScreen>
  );
}
