import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen } from '@paywidget/shared/navigation';
import { Button } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useResumeAttempt } from './useResumeAttempt';

export interface ResumeGateProps {
  /** Shown during the check. */
  placeholder?: ReactNode;
  /** The flow's first screen. Shown if there is nothing to resume. */
  children?: ReactNode;
}

/**
 * Checks an interrupted payment before the flow starts, so that the player does not pay again meanwhile. Shown at the start
 * of a flow if the player has an unfinished attempt (`useIsInterrupted`).
 */
export function ResumeGate({ placeholder, children }: ResumeGateProps) {
  const { t } = useTranslation();
  const { view, retry } = useResumeAttempt();
  if (view === 'over') return children;
  if (view === 'checking') return placeholder;
  return (
    <MessageScreen
      role="status"
      icon="offline"
      tone="warning"
      title={t('deposit.resume.title')}
      text={t('deposit.resume.text')}
      footer={
        <Button action="refresh" onClick={retry}>
          {t('deposit.unknown.refresh')}
        </Button>
      }
    />
  );
}
