import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { Button, Message } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useResumeAttempt } from './useResumeAttempt';

export interface ResumeGateProps {
  /** Shows while the server is asked. */
  placeholder?: ReactNode;
  /** The flow's start, for those who have nothing to go back to. */
  children?: ReactNode;
}

/**
 * Asks what became of the interrupted payment; until that is known nobody is led to pay again. The start of each flow shows
 * it to players with an unfinished attempt (`useIsInterrupted`).
 */
export function ResumeGate({ placeholder, children }: ResumeGateProps) {
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
